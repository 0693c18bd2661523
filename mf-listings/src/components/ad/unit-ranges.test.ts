import { rangeText, unitRanges } from './unit-ranges';

type Unit = Parameters<typeof unitRanges>[0][number];

const unit = (changes: Partial<Unit> = {}): Unit => ({
  label: 'S1',
  floor: 1,
  rooms: 2,
  surface: 58,
  price: 248_000,
  state: 'free',
  ...changes,
});
const euros = (value: number): string => `${value} €`;

test('R102 one unit is one figure, not from one to the same', () => {
  const { free, prices, areas, rooms } = unitRanges([unit()]);
  expect({ free, prices, areas, rooms }).toEqual({
    free: 1,
    prices: [248_000, 248_000],
    areas: [58, 58],
    rooms: [2, 2],
  });
  expect(rangeText([248_000, 248_000], euros)).toBe('248000 €');
  expect(rangeText([2, 2], String)).toBe('2');
});

test('R102 what is sold counts neither for prices nor for what is free; what is reserved has a price', () => {
  const units = [
    unit({ price: 300_000, state: 'reserved' }),
    unit({ price: 100_000, state: 'sold', surface: 20, rooms: 1 }),
    unit(),
  ];
  expect(unitRanges(units)).toEqual({ free: 1, prices: [248_000, 300_000], areas: [58, 58], rooms: [2, 2] });
});

test('O-09, R102 units on request have no price, and those that tell one make the range alone', () => {
  expect(unitRanges([unit({ price: null }), unit({ price: null, rooms: 4 })])).toMatchObject({
    prices: null,
    rooms: [2, 4],
  });
  expect(unitRanges([unit({ price: null }), unit({ price: 260_000 }), unit()]).prices).toEqual([248_000, 260_000]);
});

test('R102 with all sold the ranges are of what there was, and nothing is free', () => {
  expect(unitRanges([unit({ state: 'sold' }), unit({ state: 'sold', price: 410_000, surface: 90 })])).toEqual({
    free: 0,
    prices: [248_000, 410_000],
    areas: [58, 90],
    rooms: [2, 2],
  });
});

test('without units there is no range', () => {
  expect(unitRanges([])).toEqual({ free: 0, prices: null, areas: null, rooms: null });
});

test('figures with a unit stand apart, bare ones together', () => {
  expect(rangeText([248_000, 300_000], euros)).toBe('248000 € – 300000 €');
  expect(rangeText([1, 4], String)).toBe('1–4');
  expect(rangeText([28, 114], (value) => `${value} m²`, String)).toBe('28–114 m²');
});
