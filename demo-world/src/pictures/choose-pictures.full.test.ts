import { VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import { PlaceDirectory, readPlaces } from '@kvadrat/server/domains/geography';
import { DEMO_AGENCIES } from '../advertisers/agencies';
import type { DemoAd } from '../invent/demo-ad';
import { inventAds } from '../invent/invent-ads';
import { resolveTowns } from '../resolve-towns';
import { createPictureChooser, type PictureChoice } from './choose-pictures';
import { SCENES } from './families';

const ADS = 20_000;
const PAGE = 25;
/** Pages looked at in each list and order. */
const PAGES = 4;

interface Shown {
  ad: DemoAd;
  pictures: readonly PictureChoice[];
}

let shown: Shown[] = [];

async function invent(count: number): Promise<DemoAd[]> {
  const { places } = await readPlaces();
  const agencies = DEMO_AGENCIES.map((agency, index) => ({ ...agency, id: index + 1, agentIds: [index + 1] }));
  const series = inventAds({
    now: new Date('2026-11-28T00:00:00Z'),
    towns: resolveTowns(new PlaceDirectory(places)),
    agencies,
  });
  return Array.from({ length: count }, () => series.next().value);
}

beforeAll(async () => {
  const choose = createPictureChooser();
  shown = (await invent(ADS)).map((ad) => ({ ad, pictures: choose(ad.subject) }));
}, 60_000);

const families = ({ pictures }: Shown): string[] => pictures.map(({ recipe }) => recipe.replace(/-\d+$/, ''));
const where = (test: (subject: DemoAd['subject']) => boolean): Shown[] => shown.filter(({ ad }) => test(ad.subject));

test('the same ads get the same pictures', () => {
  const again = createPictureChooser();
  expect(shown.slice(0, 400).map(({ ad }) => again(ad.subject))).toEqual(
    shown.slice(0, 400).map(({ pictures }) => pictures),
  );
});

test('no ad shows a picture twice, homes show four at least, a floor plan stands last', () => {
  for (const { ad, pictures } of shown) {
    const recipes = pictures.map(({ recipe }) => recipe);
    expect(new Set(recipes).size).toBe(recipes.length);
    expect(pictures.length).toBeGreaterThanOrEqual(ad.subject.bedrooms === null ? 2 : 4);
    expect(pictures.slice(0, -1).some(({ room }) => room === 'floor-plan')).toBe(false);
  }
});

test('no sea away from the sea', () => {
  const inland = where(({ region }) => region !== 'coast' && region !== 'island');
  expect(inland.length).toBeGreaterThan(1000);
  for (const entry of inland)
    expect(families(entry).filter((name) => /sea|coast|old-town|stone-house/.test(name))).toEqual([]);
});

test.each([
  ['garages', ({ category }) => category === 22, /^garage$/],
  ['offices', ({ typology }) => typology === 8, /^office$/],
  ['shops', ({ typology }) => typology === 9, /^shop$/],
  ['land', ({ typology }) => typology === 15 || typology === 16, /^land-/],
  ['stone houses', ({ stone, typology, pool }) => stone && typology === 3 && !pool, /^stone-house$/],
  ['villas', ({ typology }) => typology === 6, /^(villa|terrace-sea)$/],
  ['rooms', ({ typology }) => typology === 17 || typology === 18, /^bedroom/],
] satisfies [string, (subject: DemoAd['subject']) => boolean, RegExp][])(
  '%s have a cover of their own kind',
  (_name, test, family) => {
    const found = where(test);
    expect(found.length).toBeGreaterThan(5);
    for (const entry of found) expect(families(entry)[0]).toMatch(family);
  },
);

test('ads that look at the sea show it', () => {
  const homes = where(({ seaView, typology }) => seaView && typology === 1);
  expect(homes.length).toBeGreaterThan(100);
  for (const entry of homes) expect(families(entry).some((name) => name.includes('sea'))).toBe(true);
});

test('a flat shows as many bedrooms as it has, up to three', () => {
  for (const entry of where(
    ({ typology, bedrooms, rooms }) => typology === 1 && bedrooms !== null && rooms !== null && rooms > 1,
  )) {
    const bedrooms = families(entry).filter((name) => name.startsWith('bedroom')).length;
    expect(bedrooms).toBeGreaterThanOrEqual(Math.min(3, entry.ad.subject.bedrooms ?? 0));
    expect(bedrooms).toBeLessThanOrEqual(Math.min(3, entry.ad.subject.bedrooms ?? 0) + 1);
  }
});

type Order = (one: DemoAd['subject'], other: DemoAd['subject']) => number;
const newest: Order = (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime();
const rank = ({ tier }: DemoAd['subject']): number => VISIBILITY_TIERS.indexOf(tier);
const ORDERS: Readonly<Record<string, Order>> = {
  default: (one, other) => rank(one) - rank(other) || newest(one, other),
  newest,
  cheapest: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity),
  dearest: (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity),
};

interface Count {
  cards: number;
  repeated: number;
}

/** Repetitions on the first pages of every list of a place by contract and category. */
function repetitions(entries: readonly Shown[], order: Order): Count {
  const lists = new Map<string, Shown[]>();
  for (const entry of entries) {
    const { contract, category, place } = entry.ad.subject;
    const name = `${String(contract)} ${String(category)} ${place}`;
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    list.push(entry);
  }
  return [...lists.values()]
    .map((list) => repetitionsInList(list, order))
    .reduce((sum, { cards, repeated }) => ({ cards: sum.cards + cards, repeated: sum.repeated + repeated }));
}

function repetitionsInList(list: readonly Shown[], order: Order): Count {
  const sorted = list
    .filter(({ ad }) => ad.draft.status === 1)
    .sort((one, other) => order(one.ad.subject, other.ad.subject));
  const count = { cards: 0, repeated: 0 };
  for (let start = 0; start < Math.min(sorted.length, PAGES * PAGE); start += PAGE) {
    const page = sorted.slice(start, start + PAGE);
    count.cards += page.length;
    count.repeated += page.length - new Set(page.map(({ pictures }) => pictures[0]?.recipe)).size;
  }
  return count;
}

const HOMES: readonly number[] = [1, 3, 6];
const PLACES: readonly (readonly [string, (subject: DemoAd['subject']) => boolean])[] = [
  ['Zagreb', ({ place }) => place === 'hr-jls-01333'],
  ['Split', ({ place }) => place === 'hr-jls-04090'],
  ['Osijek', ({ place }) => place === 'hr-jls-03123'],
  ['Hvar', ({ place }) => place === 'hr-jls-01538'],
  ['villages', ({ density }) => density === 'village'],
];

test.each(
  PLACES.flatMap(([name, place]) =>
    Object.entries(ORDERS).map(([order, compare]) => ({ name, place, order, compare })),
  ),
)('a page of 25 homes in $name, $order first, shows no picture twice', ({ place, compare }) => {
  const { cards, repeated } = repetitions(
    where((subject) => place(subject) && HOMES.includes(subject.category)),
    compare,
  );
  expect(cards).toBeGreaterThan(20);
  expect(repeated).toBe(0);
});

test('of all cards on the first pages of all towns and categories not one in a thousand repeats a picture', () => {
  for (const compare of Object.values(ORDERS)) {
    const { cards, repeated } = repetitions(shown, compare);
    expect(cards).toBeGreaterThan(5000);
    expect(repeated / cards).toBeLessThan(0.001);
  }
});

test.each(Object.entries(ORDERS))(
  'the first pages of the whole country hardly repeat a picture, %s first',
  (_name, compare) => {
    const { cards, repeated } = repetitionsInList(
      where(({ contract, category }) => contract === 1 && category === 1),
      compare,
    );
    expect(cards).toBe(PAGES * PAGE);
    expect(repeated).toBeLessThanOrEqual(5);
  },
);

test('most pictures are used', () => {
  const used = new Set(shown.flatMap(({ pictures }) => pictures.map(({ recipe }) => recipe)));
  expect(SCENES.filter(({ recipe }) => used.has(recipe)).length / SCENES.length).toBeGreaterThan(0.95);
});
