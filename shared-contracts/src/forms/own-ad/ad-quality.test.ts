import { adQuality } from './ad-quality';

const FLAT = { contract: '1', category: '1', typology: '1', mapDisplay: 'marker', price: '248.000' };
const photos = (count: number, room: string | null = null) => Array.from({ length: count }, () => ({ room }));

test('an ad that says everything has a hundred, and nothing is open', () => {
  const facts = [
    'surfaceNet',
    'surfaceGross',
    'rooms',
    'bedrooms',
    'bathrooms',
    'floor',
    'floors',
    'yearBuilt',
    'condition',
    'heating',
    'available',
    'titleClear',
    'usePermit',
    'legalized',
  ];
  const whole = {
    ...FLAT,
    ...Object.fromEntries(facts.map((name) => [name, '1'])),
    energy: '4',
    lat: '43,5',
    lng: '16,4',
    description: 'a'.repeat(300),
  };
  expect(adQuality(whole, photos(8, 'floor-plan'))).toMatchObject({ score: 100, open: [] });
  expect(adQuality({ ...whole, energy: 'exempt', onRequest: '1' }, photos(8, 'kitchen'))).toMatchObject({
    score: 75,
    open: ['floor-plan', 'energy', 'price'],
  });
});

test('what is begun counts in part; a pin that nobody is shown is none', () => {
  const empty = adQuality({ ...FLAT, mapDisplay: 'no_map', lat: '43', lng: '16' }, []);
  expect(empty).toMatchObject({ score: 5, open: ['photos', 'description', 'facts', 'pin', 'floor-plan', 'energy'] });
  expect(adQuality({ ...FLAT, description: 'a'.repeat(150) }, photos(4)).score).toBe(28);
});

test('land is not asked for a floor plan or an energy class, and a photo more never makes an ad worse', () => {
  const land = { contract: '1', category: '8', typology: '15' };
  expect(adQuality(land, []).asked).toEqual(['photos', 'description', 'facts', 'pin', 'price']);
  const scores = Array.from({ length: 12 }, (_, count) => adQuality(land, photos(count)).score);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
