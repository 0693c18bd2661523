import type { DemoAd } from '../invent/demo-ad';
import { ENERGY_FIGURES, TOWN_FIGURES } from '../market/figures';
import { median } from '../market/price-levels';
import { invent } from '../testing/invent';
import { compareMarket, deviation, TOLERANCE } from './compare-market';
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
  const sum = (what: string): number =>
    shares.filter((share) => share.what.startsWith(what)).reduce((total, { found }) => total + (found ?? 0), 0);
  expect(sum('flats')).toBeCloseTo(100, 6);
  expect(sum('homes')).toBeCloseTo(100, 6);
  expect(TOWN_FIGURES.every(({ sale, rent }) => sale > 0 && rent > 0)).toBe(true);
});

test('what is invented lies within ten per cent of the market, wherever there are ads enough to tell', async () => {
  const ads = (await invent(16000)).filter(
    ({ draft }) => draft.status === 1 && draft.facts?.kind === 'ad' && !draft.price.onRequest,
  );
  const flats = ads.filter(
    ({ draft, property }) =>
      (draft.category === 1 || draft.category === 6) && [1, 2, 4].includes(draft.typology) && property.net !== null,
  );
  const homes = ads.filter(({ draft }) => draft.contract === 1 && [1, 3, 6].includes(draft.category));
  const grouped = (list: readonly DemoAd[], key: (ad: DemoAd) => string): Map<string, DemoAd[]> => {
    const groups = new Map<string, DemoAd[]>();
    for (const ad of list) groups.set(key(ad), [...(groups.get(key(ad)) ?? []), ad]);
    return groups;
  };
  const towns = [...grouped(flats, ({ property }) => townKey(property.town.code, property.deal))].map(
    ([key, group]) =>
      [
        key,
        {
          ads: group.length,
          median: median(group.map(({ draft }) => (draft.price.value ?? 0) / (draft.surface.net ?? 1))),
        },
      ] as const,
  );
  const told = compareMarket({
    towns: new Map(towns),
    sizes: flats.filter(({ draft }) => draft.contract === 1).map(({ draft }) => draft.surface.net ?? 0),
    energy: new Map(
      ENERGY_FIGURES.map(({ code }) => [code, homes.filter(({ draft }) => draft.energyClass === code).length] as const),
    ),
  }).filter(({ found }) => found !== null);
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((comparison) => Math.abs(deviation(comparison) ?? 1) > TOLERANCE)).toEqual([]);
}, 30_000);
