import { invent } from '../testing/invent';
import type { Property } from '../property';
import { LIFT, RENT_SHARE } from './coefficients';
import { hedonicFactor } from './hedonic';

let flat: Property;

beforeAll(async () => {
  const [ad] = (await invent(60)).filter(({ property }) => property.kind === 'flat' && property.deal === 'sale');
  if (ad === undefined) throw new Error('No flat among the first sixty ads.');
  flat = {
    ...ad.property,
    net: 60,
    floor: 2,
    yearBuilt: 2000,
    condition: 'good',
    energyClass: 4,
    seaMetres: null,
    features: new Set(),
  };
});

const factor = (changes: Partial<Property>): number => hedonicFactor({ ...flat, ...changes });

test('an ordinary flat has the price of its town', () => {
  expect(factor({})).toBe(1);
});

test.each<readonly [string, Partial<Property>, number]>([
  ['fourth floor without a lift', { floor: 4 }, -0.06],
  ['basement', { floor: -1 }, -0.16],
  ['to renovate', { condition: 'to-renovate' }, -0.17],
  ['by the sea', { seaMetres: 90 }, 0.14],
  ['class A+', { energyClass: 1 }, 0.05],
  ['built in 1975', { yearBuilt: 1975 }, -0.03],
  ['a garage', { features: new Set(['single-garage']) }, 0.04],
  ['twice as large', { net: 120 }, -0.11 * Math.log(2)],
])('%s changes the price by its written effect', (_, changes, effect) => {
  expect(Math.log(factor(changes))).toBeCloseTo(effect, 10);
});

test('a lift outweighs floors, and tenants pay a share of what buyers pay', () => {
  const high = { floor: 6, features: new Set(['elevator'] as const) };
  expect(Math.log(factor(high))).toBeCloseTo(LIFT + 4 * 0.008, 10);
  expect(Math.log(factor({ ...high, deal: 'rent' }))).toBeCloseTo((LIFT + 4 * 0.008) * RENT_SHARE, 10);
});
