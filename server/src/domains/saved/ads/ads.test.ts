import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';
import type { KeptAd, MarkedAds, SavedFolders } from '@kvadrat/contracts/api';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { hideListing, setStatus, withdrawListings } from '../../listings/api';
import { createSavedPortal, type SavedPortal } from '../testing/saved-portal';

const MARKS = '/api-next/user/ad-marks/';
const SAVED = '/api-next/user/ads/saved/';
const FOLDERS = '/api-next/user/folders/';
const database = withTestDatabase();

let portal: SavedPortal;
let [a, b, c, d] = [0, 0, 0, 0];

beforeAll(async () => {
  portal = await createSavedPortal(database, 6);
  [a = 0, b = 0, c = 0, d = 0] = portal.ads;
}, 60_000);
afterAll(() => portal.app.close());

const page = async (browser: TestVisitor, query = ''): Promise<MarkedAds> =>
  (await browser.get(`${SAVED}${query}`)).json();
const change = (browser: TestVisitor, id: number, body: object) =>
  browser.json(`/api-next/user/saved-ads/${id}/`, body, { method: 'PUT' });
const remove = (browser: TestVisitor, path: string) => browser.json(`${MARKS}${path}`, {}, { method: 'DELETE' });
const restore = (browser: TestVisitor, mark: string) => browser.json(`${MARKS}${mark}/restore/`, {});
const kept = async (ids: string): Promise<KeptAd[]> =>
  (await portal.visitor().get(`/api-next/kept-ads/?ids=${ids}`)).json<{ results: KeptAd[] }>().results;

async function withSaved(...ids: number[]): Promise<TestVisitor> {
  const ana = await portal.person();
  await ana.json(`${MARKS}merge/`, { saved: ids });
  return ana;
}

test('R272 an ad is noted about and put into a folder, which counts it; both stay when the page is read again', async () => {
  const ana = await withSaved(a, b);
  const { id } = (await ana.json(FOLDERS, { name: '  Za   ljeto ' })).json<{ id: number }>();
  expect((await change(ana, b, { note: ' Pitati za spremište. ', folder: id })).statusCode).toBe(204);
  const { results } = await page(ana);
  expect(results.map((ad) => [ad.id, ad.folder, ad.notes])).toEqual([
    [b, id, [{ text: 'Pitati za spremište.', by: 'Ana', own: true }]],
    [a, null, []],
  ]);
  expect((await page(ana, `?folder=${id}`)).results.map((ad) => ad.id)).toEqual([b]);
  const { folders } = (await ana.get(FOLDERS)).json<SavedFolders>();
  expect(folders).toMatchObject([{ id, name: 'Za ljeto', count: 1, own: true, people: [], invites: [], link: null }]);
  expect((await change(ana, b, { note: '', folder: null })).statusCode).toBe(204);
  expect((await page(ana)).results[0]).toMatchObject({ id: b, folder: null, notes: [] });
});

test('R272 taking an ad away is undone with all it had; so is emptying the list, and nothing of it is counted meanwhile', async () => {
  const ana = await withSaved(a, b, c);
  await change(ana, a, { note: 'Broj jedan' });
  await remove(ana, `saved/${a}/`);
  expect((await page(ana)).results.map(({ id }) => id)).toEqual([c, b]);
  await ana.json(`${MARKS}saved/${a}/`, {}, { method: 'PUT' });
  expect((await page(ana)).results.map(({ id, notes }) => [id, notes.length])).toEqual([
    [c, 0],
    [b, 0],
    [a, 1],
  ]);
  await remove(ana, 'saved/');
  expect((await ana.get(ACCOUNT_CALLS.fullInfo)).json<FullUserInfo>().counters.savedAds).toBe(0);
  expect((await restore(ana, 'saved')).statusCode).toBe(204);
  expect((await page(ana)).results.map(({ id, notes }) => [id, notes.length])).toEqual([
    [c, 0],
    [b, 0],
    [a, 1],
  ]);
  await restore(ana, 'saved');
  expect((await page(ana)).count).toBe(3);
});

test('R272 the list of ads looked at comes back in its order', async () => {
  const ana = await portal.person();
  await ana.json(`${MARKS}merge/`, { seen: [a, b, c] });
  await remove(ana, 'seen/');
  await restore(ana, 'seen');
  expect((await ana.get(MARKS)).json()).toMatchObject({ seen: [a, b, c] });
});

test('R23 what a browser knew of its saved ads comes along: notes, folders, the day; twice is as good as once', async () => {
  const ana = await withSaved(a);
  await change(ana, a, { note: 'Moja napomena' });
  const details = [
    { id: a, note: 'Iz preglednika', folder: 'Split', savedAt: '2026-01-05T08:00:00.000Z' },
    { id: b, note: 'Samo ovdje', folder: 'Split' },
    { id: 2_000_000_000, note: 'nema ga' },
  ];
  for (let time = 0; time < 2; time += 1) await ana.json(`${MARKS}merge/`, { saved: [b], details });
  const { results } = await page(ana);
  expect(results.map(({ id, notes }) => [id, notes.map(({ text }) => text)])).toEqual([
    [b, ['Samo ovdje']],
    [a, ['Moja napomena\nIz preglednika']],
  ]);
  expect(results[1]?.markedAt).toBe('2026-01-05T08:00:00.000Z');
  const { folders } = (await ana.get(FOLDERS)).json<SavedFolders>();
  expect(folders).toMatchObject([{ name: 'Split', count: 2 }]);
});

test('R23 ads are sorted by price and by change; those on offer come first', async () => {
  const ana = await withSaved(a, b, c);
  for (const [id, price] of [
    [a, 300_000],
    [b, 100_000],
    [c, 200_000],
  ] as const)
    await database.sql`update listing set price = ${price}, updated_at = now() where id = ${id}`;
  await database.db.transaction().execute((tx) => setStatus(tx, [b], LISTING_STATUS.sold));
  const order = async (sort: string): Promise<number[]> =>
    (await page(ana, `?sort=${sort}`)).results.map(({ id }) => id);
  expect([await order('cheapest'), await order('dearest'), (await order('changed'))[0]]).toEqual([
    [c, a, b],
    [a, c, b],
    b,
  ]);
  expect((await ana.get(`${SAVED}?sort=loudest`)).statusCode).toBe(400);
});

test('R23 of an ad that its advertiser took back the last facts stay: no photo, no place on the map, nobody to call; of one that the staff took down none', async () => {
  const ana = await withSaved(c, d);
  await database.db.transaction().execute((tx) => withdrawListings(tx, [c]));
  await database.db.transaction().execute((tx) => hideListing(tx, d));
  const { results } = await page(ana);
  expect(
    results.map(({ id, state, listing, leftAt }) => [
      id,
      state,
      listing === null ? null : [listing.photos, listing.position, listing.advertiser.name, listing.surface.net],
      leftAt === null,
    ]),
  ).toEqual([
    [d, 'gone', null, true],
    [c, 'gone', [[], null, '', 60], false],
  ]);
  const [open, closed] = await kept(`${c},${d}`);
  expect([open?.listing?.surface.net, open?.title, closed]).toEqual([
    60,
    'Trosoban stan',
    { id: d, state: 'gone', title: '', listing: null, prices: [], leftAt: null },
  ]);
});

test('R23 what a browser keeps is told to strangers in the order of the ids, with every price; what is no id is passed over', async () => {
  const before = await kept(`${a}`);
  expect(before[0]?.prices.length).toBeGreaterThan(0);
  expect((await kept(`${b},x,0,${a},${b},900000000`)).map(({ id, state }) => [id, state])).toEqual([
    [b, 'sold'],
    [a, 'active'],
    [900_000_000, 'gone'],
  ]);
  expect(await kept('')).toEqual([]);
  expect((await kept(Array.from({ length: 150 }, (_, n) => n + 1_000_001).join())).length).toBe(100);
});

test('R246 folders of others are not there, and nobody writes into them', async () => {
  const [ana, ivo] = [await withSaved(a), await withSaved(a)];
  const { id } = (await ana.json(FOLDERS, { name: 'Moja' })).json<{ id: number }>();
  expect((await ivo.get(`${SAVED}?folder=${id}`)).statusCode).toBe(404);
  expect((await change(ivo, a, { folder: id })).statusCode).toBe(404);
  expect((await ivo.json(`${FOLDERS}${id}/`, { name: 'Tuđa' }, { method: 'PUT' })).statusCode).toBe(404);
  expect((await ivo.json(`${FOLDERS}${id}/`, {}, { method: 'DELETE' })).statusCode).toBe(204);
  expect((await ana.get(FOLDERS)).json<SavedFolders>().folders).toMatchObject([{ id, name: 'Moja' }]);
  expect((await change(ana, 2_000_000_000, { note: 'x' })).statusCode).toBe(404);
  expect((await portal.visitor().get(FOLDERS)).statusCode).toBe(401);
});
