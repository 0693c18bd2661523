import type { TwinSource } from '../twin';
import { type Likeness, sameProperty } from './same-property';
import { shinglesOf, textLikeness } from './text-likeness';

const WORDS =
  'Svijetao trosoban stan na drugom katu zgrade s dizalom. Kuhinja je odvojena, dnevni boravak gleda na park. U cijenu ulazi spremište u podrumu.';
const OTHERS =
  'Kuća s vrtom na rubu sela, spremna za useljenje. Krov je nov, a uz kuću idu garaža i voćnjak s dvadeset stabala.';
const FLAT: TwinSource = {
  contract: 1,
  category: 1,
  typology: 1,
  place_id: 384,
  surface_plot: null,
  rooms: 3,
  bedrooms: 2,
  bathrooms: 1,
  floor: 2,
  floors: 5,
  year_built: 1990,
  energy_class: 3,
  condition: 'good',
  heating: 'autonomous',
  tenure: null,
};
const [KITCHEN, BATH, ROOM] = ['0f'.repeat(24), '33'.repeat(24), '5a'.repeat(24)];

function ad(facts: Partial<TwinSource> = {}, changes: Partial<Likeness> = {}): Likeness {
  return { facts: { ...FLAT, ...facts }, surface: 60, price: 200_000, texts: new Map(), pictures: [], ...changes };
}

const told = { texts: new Map([['hr', shinglesOf(WORDS)] as const]) };
const shown = (...looks: string[]): Pick<Likeness, 'pictures'> => ({
  pictures: looks.map((likeness) => ({ likeness, common: false })),
});

test('words taken over are recognised with sentences left out, other words are not', () => {
  expect(textLikeness(shinglesOf(WORDS), shinglesOf(WORDS.replace(/Kuhinja[^.]*\. /, '')))).toBeGreaterThan(0.8);
  expect(textLikeness(shinglesOf(WORDS), shinglesOf(OTHERS))).toBe(0);
  expect(textLikeness(shinglesOf(''), shinglesOf(WORDS))).toBe(0);
});

test('who states the same of everything offers the same, measured within two square metres on either side of a step', () => {
  expect(sameProperty(ad(), ad({}, { surface: 61.5 }))).toBe(true);
  expect(sameProperty(ad({}, { surface: 62 }), ad({}, { surface: 63 }))).toBe(true);
  expect(sameProperty(ad(), ad({}, { surface: 65 }))).toBe(false);
});

test('facts that were left out are made up for by the same words or the same photos of its inside', () => {
  const silent = { year_built: null, heating: null };
  expect(sameProperty(ad({}, told), ad(silent))).toBe(false);
  expect(sameProperty(ad({}, told), ad(silent, told))).toBe(true);
  expect(sameProperty(ad({}, told), ad(silent, told), { pictures: true, texts: false })).toBe(false);
  expect(sameProperty(ad({}, shown(KITCHEN, BATH, ROOM)), ad(silent, shown(BATH, KITCHEN)))).toBe(true);
  expect(sameProperty(ad({}, shown(KITCHEN, BATH)), ad(silent, shown(KITCHEN, ROOM)))).toBe(false);
});

test('neighbours are two: another floor, an unknown floor with the same words, the same photos of the house', () => {
  const both = { ...told, ...shown(KITCHEN, BATH) };
  expect(sameProperty(ad({}, both), ad({ floor: 3 }, both))).toBe(false);
  expect(sameProperty(ad({}, told), ad({ floor: null }, told))).toBe(false);
  const house = {
    pictures: [
      { likeness: KITCHEN, common: true },
      { likeness: BATH, common: true },
    ],
  };
  expect(sameProperty(ad({}, house), ad({ floor: null }, house))).toBe(false);
  expect(sameProperty(ad({}, both), ad({ floor: null }, both))).toBe(true);
});

test('nothing makes up for what speaks against it', () => {
  const both = { ...told, ...shown(KITCHEN, BATH) };
  for (const against of [
    { place_id: 385 },
    { rooms: 4 },
    { year_built: 1996 },
    { condition: 'new' } as const,
    { contract: 2 },
  ])
    expect(sameProperty(ad({}, both), ad(against, both))).toBe(false);
  expect(sameProperty(ad({}, both), ad({ heating: null }, { ...both, price: 300_000 }))).toBe(false);
});
