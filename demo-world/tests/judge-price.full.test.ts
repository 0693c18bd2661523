import { invent } from '../src/testing/invent';
import { judgePrice } from '../../server/src/domains/price-note/judge-price';
import type { Comparable } from '../../server/src/domains/price-note/priced-property';

const FLAT: Comparable = {
  price: 180_000,
  surface: 60,
  place: 1,
  floor: 2,
  yearBuilt: 2000,
  condition: 'good',
  energyClass: 4,
  seaDistance: null,
  features: [],
};

/** Flats of 3,000 euros a square metre, each a little off. */
function flats(count: number, change: (index: number) => Partial<Comparable> = () => ({})): Comparable[] {
  return Array.from({ length: count }, (_, index) => {
    const flat = { ...FLAT, surface: 50 + (index % 20), ...change(index) };
    return { ...flat, price: (change(index).price ?? flat.surface * 3000) * (1 + (((index * 7) % 11) - 5) / 100) };
  });
}

test('fewer than eight comparable ads say nothing, eight do', () => {
  expect(judgePrice(FLAT, flats(7))).toBeNull();
  expect(judgePrice(FLAT, flats(8))).toMatchObject({ comparables: 8 });
});

test('the interval lies round what such flats are asked for', () => {
  const judged = judgePrice(FLAT, flats(100));
  expect(judged?.low).toBeGreaterThan(168_000);
  expect(judged?.middle).toBeGreaterThan(177_000);
  expect(judged?.middle).toBeLessThan(183_000);
  expect(judged?.high).toBeLessThan(192_000);
});

test('what makes a flat dearer than the others is named first, with its share', () => {
  const near = (index: number): boolean => index % 4 === 0;
  const offered = flats(200, (index) =>
    near(index) ? { seaDistance: 80, price: (50 + (index % 20)) * 3600 } : { seaDistance: 800 },
  );
  const judged = judgePrice({ ...FLAT, seaDistance: 80 }, offered);
  expect(judged?.reasons[0]?.reason).toBe('sea');
  expect(judged?.reasons[0]?.effect).toBeGreaterThan(0.11);
  expect(judged?.reasons[0]?.effect).toBeLessThan(0.17);
  expect(judged?.middle).toBeGreaterThan(205_000);
});

test('prices that cannot be meant are left out and not counted', () => {
  const judged = judgePrice(FLAT, [...flats(50), { ...FLAT, price: 1 }, { ...FLAT, price: 18_000_000 }]);
  expect(judged?.comparables).toBe(50);
  expect(judged?.low).toBeGreaterThan(160_000);
});

test('80 of 100 asking prices lie in the interval the other ads of the town give, whatever the town', async () => {
  const held: boolean[] = [];
  for (const offered of (await townsOf(1500)).values()) {
    if (offered.length < 12) continue;
    offered.forEach((subject) => {
      const judged = judgePrice(
        subject,
        offered.filter((other) => other !== subject),
      );
      if (judged !== null) held.push(subject.price >= judged.low && subject.price <= judged.high);
    });
  }
  const share = held.filter(Boolean).length / held.length;
  expect(held.length).toBeGreaterThan(250);
  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(0.85);
});

/** Flats for sale of the demo's series by their town. */
async function townsOf(ads: number): Promise<Map<string, Comparable[]>> {
  const towns = new Map<string, Comparable[]>();
  for (const { property, draft, original } of await invent(ads)) {
    const { net, town } = property;
    const price = draft.price.value;
    if (property.kind !== 'flat' || property.deal !== 'sale' || net === null || price === null || original !== null)
      continue;
    const offered = towns.get(town.code) ?? [];
    offered.push({
      price,
      surface: net,
      place: draft.placeId ?? 0,
      floor: property.floor,
      yearBuilt: property.yearBuilt,
      condition: property.condition,
      energyClass: property.energyClass,
      seaDistance: property.seaMetres,
      features: [...property.features],
    });
    towns.set(town.code, offered);
  }
  return towns;
}
