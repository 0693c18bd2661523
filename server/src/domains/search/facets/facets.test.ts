import type { SearchFacets } from '@kvadrat/contracts/api';
import { placeDirectory } from '../../geography/api';
import { draft } from '../../listings/testing/draft';
import { refreshRollUps } from '../freshness/refresh-rollups';
import { SALE, withPortal } from '../testing/portal';
import { compareWithLists, facetClient } from './testing/compare-with-lists';
import { variousDrafts, zonesOf } from './testing/various-drafts';

const portal = withPortal();
const price = (value: number | null, onRequest = false) => ({ price: { value, onRequest, previous: null } });

const { facetsOf } = facetClient(() => portal.app);

/** Counts by value of one facet. */
function options({ facets }: SearchFacets, name: string): Record<string, number> {
  return Object.fromEntries(
    facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => [value, count]) ?? [],
  );
}

/** @returns ids of parts of a town some of them lie in */
async function variousAds(count: number): Promise<number[]> {
  const directory = await placeDirectory(portal.database.db);
  await portal.given(variousDrafts(count, directory));
  return zonesOf(directory);
}

test('R107 R257 every count is that of the list with the option chosen', async () => {
  const zones = await variousAds(400);
  await compareWithLists(
    facetClient(() => portal.app),
    { searches: 12, seed: 7, zones },
  );
});

test('a facet ignores its own choice, flags add to each other', async () => {
  await portal.given([
    draft({ condition: 'new', features: ['pool'] }),
    draft({ condition: 'good', features: ['pool', 'elevator'] }),
    draft({ condition: 'good', features: [] }),
  ]);
  const answer = await facetsOf({ path: SALE, query: 'stato=new&piscina=1' });
  expect(answer.count).toBe(1);
  expect(options(answer, 'conditions')).toEqual({ new: 1, good: 1, renovated: 0, 'to-renovate': 0 });
  expect(options(answer, 'ascensore')).toEqual({ 1: 0 });
  expect(options(answer, 'piscina')).toEqual({ 1: 1 });
});

test('O-09 a hidden price counts at no step', async () => {
  await portal.given([draft(price(250_000)), draft(price(252_000, true)), draft(price(null))]);
  const answer = await facetsOf({ path: SALE, query: '' });
  expect(answer.count).toBe(3);
  expect(options(answer, 'priceMin')).toMatchObject({ 50_000: 1, 250_000: 1, 300_000: 0 });
  expect(options(answer, 'priceMax')).toMatchObject({ 200_000: 0, 250_000: 1, 2_000_000: 1 });
});

test('what was counted beforehand says the same, and since when', async () => {
  await variousAds(400);
  const searches = ['', 'split/', 'splitsko-dalmatinska-zupanija/', 'jadranska-hrvatska/', 'zagreb/'].map((place) => ({
    path: `${SALE}${place}`,
    query: '',
  }));
  const live = await Promise.all(searches.map(facetsOf));
  expect(live.every(({ countedAt }) => countedAt === null)).toBe(true);
  expect(await refreshRollUps(portal.database.db)).toContain('facet_roll');
  // Another version of the same content: answers that are remembered are of the one before.
  const { db } = portal.database;
  await db
    .updateTable('read_model')
    .set({ version: (eb) => eb('version', '+', 1) })
    .execute();
  await db
    .updateTable('roll_up')
    .set({ version: (eb) => eb('version', '+', 1) })
    .execute();
  const rolled = await Promise.all(searches.map(facetsOf));
  for (const [index, answer] of rolled.entries()) {
    expect(answer.countedAt).toMatch(/^\d{4}-.*Z$/);
    expect({ ...answer, countedAt: null }).toEqual(live[index]);
  }
  expect(await refreshRollUps(db)).not.toContain('facet_roll');
});

test('wrong parameters are noticed, and an unchanged answer is not sent twice', async () => {
  await portal.given([draft()]);
  const answer = await facetsOf({ path: '/nema-takve/', query: 'prezzoMinimo=x&stato=blue&idMZona=1' });
  expect(answer.notices.map(({ parameter }) => parameter)).toEqual(
    expect.arrayContaining(['path', 'prezzoMinimo', 'stato', 'idMZona']),
  );
  const url = `/api-next/search-list/facets/?path=${SALE}`;
  const { headers } = await portal.app.inject(url);
  const again = await portal.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});
