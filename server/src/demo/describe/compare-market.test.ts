import { ENERGY_FIGURES, TOWN_FIGURES } from '../market/figures';
import { compareMarket, deviation } from './compare-market';
import { type Market, townKey } from './read-market';

const empty: Market = { towns: new Map(), sizes: [], energy: new Map() };
const find = (market: Market, what: string) => compareMarket(market).find((comparison) => comparison.what === what);

test('a median is compared with the published figure, as a share of it', () => {
  const towns = new Map([[townKey('hr-jls-01333', 'sale'), { ads: 100, median: 3713 * 1.2 }]]);
  const zagreb = find({ ...empty, towns }, 'Zagreb, sale');
  expect(zagreb && deviation(zagreb)).toBeCloseTo(0.2, 10);
});

test('too few ads are no figure', () => {
  const towns = new Map([[townKey('hr-jls-01333', 'rent'), { ads: 24, median: 15 }]]);
  expect(find({ ...empty, towns }, 'Zagreb, rent')).toMatchObject({ found: null, ads: 24 });
  expect(find({ ...empty, sizes: [30, 50] }, 'flats of 0–40 m²')?.found).toBeNull();
});

test('each flat and each home falls into one class', () => {
  const sizes = Array.from({ length: 2000 }, (_, index) => 25 + (index % 380) / 2);
  const energy = new Map(ENERGY_FIGURES.map(({ code }) => [code, 200] as const));
  const shares = compareMarket({ ...empty, sizes, energy }).filter(({ unit }) => unit === '%');
  const sum = (what: string): number => shares.filter((share) => share.what.startsWith(what)).reduce((total, { found }) => total + (found ?? 0), 0);
  expect(sum('flats')).toBeCloseTo(100, 6);
  expect(sum('homes')).toBeCloseTo(100, 6);
  expect(TOWN_FIGURES.every(({ sale, rent }) => sale > 0 && rent > 0)).toBe(true);
});
