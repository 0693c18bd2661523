import { PlaceDirectory, readPlaces } from '../geography';
import { DEMO_AGENCIES } from './advertisers';
import { chooseScenes } from './choose-scenes';
import { inventAds, type DemoAd } from './invent-ads';
import { resolveTowns, type ResolvedTown } from './resolve-towns';
import { SCENES } from './scenes';

const NOW = new Date('2026-11-01T00:00:00Z');
const agencyIds = new Map(DEMO_AGENCIES.map(({ slug }, index) => [slug, index + 1]));
let towns: ResolvedTown[] = [];
let ads: DemoAd[] = [];

function invent(count: number): DemoAd[] {
  const series = inventAds({ now: NOW, towns, agencyIds });
  return Array.from({ length: count }, () => series.next().value);
}

beforeAll(async () => {
  const { places } = await readPlaces();
  towns = resolveTowns(new PlaceDirectory(places));
  ads = invent(500);
});

const active = (): DemoAd[] => ads.filter(({ draft }) => draft.status === 1);
const splitFlats = (): DemoAd[] => active().filter(({ property, draft }) => property.townName === 'Split' && draft.contract === 1 && draft.category === 1);

test('the same ads come each time, and a longer series begins with the shorter one', () => {
  expect(invent(500)).toEqual(ads);
  expect(invent(40)).toEqual(ads.slice(0, 40));
});

test('Split has homes for sale for several pages, also up to 250,000 euros', () => {
  expect(splitFlats().length).toBeGreaterThanOrEqual(60);
  expect(splitFlats().filter(({ draft: { price } }) => !price.onRequest && (price.value ?? Infinity) <= 250_000).length).toBeGreaterThanOrEqual(30);
});

test('a small part is a likeness of the whole: sale and rent, many towns, the known ones first', () => {
  const first = ads.slice(0, 50);
  expect(new Set(first.map(({ property }) => property.townName)).size).toBeGreaterThanOrEqual(10);
  expect(first.filter(({ property }) => property.townName === 'Split').length).toBeGreaterThanOrEqual(8);
  expect(first.some(({ draft }) => draft.contract === 2)).toBe(true);
});

test('texts differ: on a page of 25 no title stands twice and hardly a description', () => {
  for (let from = 0; from + 25 <= splitFlats().length; from += 25) {
    const page = splitFlats().slice(from, from + 25).map(({ draft }) => draft.texts.hr);
    expect(new Set(page.map((text) => text?.title)).size).toBeGreaterThanOrEqual(24);
    expect(new Set(page.map((text) => text?.description)).size).toBe(25);
  }
  expect(ads.every(({ draft }) => (draft.texts.hr?.description.length ?? 0) > 60)).toBe(true);
  expect(ads.filter(({ draft }) => draft.texts.de !== undefined).length).toBeGreaterThan(100);
  expect(JSON.stringify(ads)).not.toMatch(/undefined|NaN|null m²/);
});

test('prices follow the market: dearer in Split than in Slavonski Brod, none absurd', () => {
  const perSquareMetre = (town: string): number[] =>
    ads.filter(({ property, draft }) => property.townName === town && property.kind === 'flat' && draft.contract === 1).map(({ draft }) => (draft.price.value ?? 0) / (draft.surface.net ?? 1));
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(perSquareMetre('Split'))).toBeGreaterThan(2 * mean(perSquareMetre('Slavonski Brod')));
  for (const value of ads.filter(({ property, draft }) => property.kind === 'flat' && draft.contract === 1).map(({ draft }) => (draft.price.value ?? 0) / (draft.surface.net ?? 1))) {
    expect(value).toBeGreaterThan(900);
    expect(value).toBeLessThan(12_000);
  }
});

test('every value of the vocabulary that cards show occurs', () => {
  expect(new Set(ads.map(({ draft }) => draft.mapDisplay))).toEqual(new Set(['only_area', 'marker', 'no_map']));
  expect(new Set(ads.map(({ draft }) => draft.visibility))).toEqual(new Set(['supervetrina', 'vetrina', 'star', 'top', 'premium', 'standard']));
  expect(new Set(ads.map(({ draft }) => draft.status))).toEqual(new Set([1, 3, 14]));
  expect(new Set(ads.map(({ draft }) => draft.energyClass)).size).toBe(9);
  expect(ads.some(({ draft }) => draft.price.onRequest)).toBe(true);
  expect(ads.some(({ draft }) => draft.price.previous !== null)).toBe(true);
});

test('O-09 paid places are for agencies only', () => {
  expect(ads.filter(({ draft }) => draft.advertiser.type === 'privato').every(({ draft }) => draft.visibility === 'standard')).toBe(true);
});

test('ads were published in the 90 days before', () => {
  for (const { draft } of ads) {
    const age = NOW.getTime() - (draft.publishedAt?.getTime() ?? 0);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(90 * 86_400_000);
  }
});

test('pictures fit the ad: three at least where there are rooms, no sea inland, the floor plan last, few repeats on a page', () => {
  expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
  expect(SCENES.length).toBeGreaterThanOrEqual(60);
  for (const [number, { property }] of ads.entries()) {
    const scenes = chooseScenes(property, number);
    expect(scenes.length).toBeGreaterThanOrEqual(1);
    if (property.bedrooms !== null) expect(scenes.length).toBeGreaterThanOrEqual(3);
    expect(scenes.length).toBeLessThanOrEqual(8);
    if (property.seaMetres === null) expect(scenes.some(({ bySea, subject }) => bySea === true || subject === 'town-split')).toBe(false);
    expect(scenes.slice(0, -1).some(({ subject }) => subject === 'floor-plan')).toBe(false);
  }
  const covers = ads.flatMap(({ property, draft }, number) => (property.townName === 'Split' && draft.category === 1 ? [chooseScenes(property, number)[0]?.id] : []));
  expect(new Set(covers.slice(0, 25)).size).toBeGreaterThanOrEqual(15);
});
