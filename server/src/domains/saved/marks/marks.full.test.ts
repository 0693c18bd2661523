import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';
import type { AdMarkLists, MarkedAds, MergedAdMarks } from '@kvadrat/contracts/api';
import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { CallOptions, TestVisitor } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { setStatus } from '../../listings/api';
import { createSavedPortal, type SavedPortal } from '../testing/saved-portal';

const CALL = '/api-next/user/ad-marks/';
const database = withTestDatabase();

let portal: SavedPortal;
let [a, b, c, d] = [0, 0, 0, 0];

beforeAll(async () => {
  portal = await createSavedPortal(database, 30);
  [a = 0, b = 0, c = 0, d = 0] = portal.ads;
}, 60_000);
afterAll(() => portal.app.close());

const marks = async (browser: TestVisitor): Promise<AdMarkLists> => (await browser.get(CALL)).json();
const put = (browser: TestVisitor, mark: string, id: number | string) =>
  browser.json(`${CALL}${mark}/${id}/`, {}, { method: 'PUT' });
const take = (browser: TestVisitor, path: string) => browser.json(`${CALL}${path}`, {}, { method: 'DELETE' });
const merge = (browser: TestVisitor, lists: Partial<AdMarkLists>) => browser.json(`${CALL}merge/`, lists);
const info = async (browser: TestVisitor): Promise<FullUserInfo> => (await browser.get(ACCOUNT_CALLS.fullInfo)).json();

test('R272 marks are set and taken one by one, newest last, each kind for itself', async () => {
  const ana = await portal.person();
  for (const id of [c, a, b]) expect((await put(ana, 'saved', id)).statusCode).toBe(204);
  await put(ana, 'saved', c);
  await put(ana, 'hidden', a);
  expect(await marks(ana)).toEqual({ saved: [c, a, b], hidden: [a], seen: [] });
  expect((await take(ana, `saved/${a}/`)).statusCode).toBe(204);
  expect((await take(ana, `saved/${a}/`)).statusCode).toBe(204);
  expect((await marks(ana)).saved).toEqual([c, b]);
  await take(ana, 'saved/');
  expect(await marks(ana)).toEqual({ saved: [], hidden: [a], seen: [] });
});

test('R272 a merge adds what a browser had behind what the account has: in order, without doubles, however often it comes', async () => {
  const ana = await portal.person();
  await put(ana, 'saved', b);
  const lists = { saved: [d, b, a, d], hidden: [c], seen: [a, b] };
  for (let time = 0; time < 3; time += 1) {
    const { marks: after, left } = (await merge(ana, lists)).json<MergedAdMarks>();
    expect(after).toEqual({ saved: [b, d, a], hidden: [c], seen: [a, b] });
    expect(left).toEqual({ saved: [], hidden: [], seen: [] });
  }
});

test('R272 merges at once of two tabs and two devices lose nothing', async () => {
  const ana = await portal.person();
  const some = portal.ads.slice(0, 20);
  await Promise.all([
    merge(ana, { saved: some.slice(0, 15) }),
    merge(ana, { saved: some.slice(0, 15) }),
    merge(ana, { saved: some.slice(5) }),
    put(ana, 'saved', a),
  ]);
  expect([...(await marks(ana)).saved].sort((one, other) => one - other)).toEqual(some);
});

test('R272 an ad seen again is the newest; ads there are none of are passed over', async () => {
  const ana = await portal.person();
  for (const id of [a, b, a]) await put(ana, 'seen', id);
  expect((await marks(ana)).seen).toEqual([b, a]);
  expect((await merge(ana, { saved: [2_000_000_000, c], seen: [b] })).json()).toMatchObject({
    marks: { saved: [c], seen: [a, b] },
    left: { saved: [] },
  });
  expect((await put(ana, 'saved', 2_000_000_000)).statusCode).toBe(404);
});

test('R272 a full list is told with a code and keeps what it has; of seen ads the oldest make room', async () => {
  const ana = await portal.person();
  const { id: accountId } = await database.db
    .selectFrom('account')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.sql`insert into account_ad (account_id, mark, listing_id, marked_at) select ${accountId}, 'saved', n, now() from generate_series(100001, ${100_000 + MARK_LIMITS.saved - 1}) n`;
  await database.sql`insert into account_ad (account_id, mark, listing_id, marked_at) select ${accountId}, 'seen', n, now() from generate_series(100001, ${100_000 + MARK_LIMITS.seen}) n`;
  expect((await merge(ana, { saved: [a, b, c] })).json()).toMatchObject({
    left: { saved: [b, c], hidden: [], seen: [] },
  });
  const refused = await put(ana, 'saved', b);
  expect([refused.statusCode, refused.json<{ data: { code: string } }>().data.code]).toEqual([409, 'limit-reached']);
  expect((await put(ana, 'saved', a)).statusCode).toBe(204);
  await put(ana, 'seen', a);
  const { saved, seen } = await marks(ana);
  expect(saved).toHaveLength(MARK_LIMITS.saved);
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([MARK_LIMITS.seen, 100_002, a]);
});

test('R152 R154 counters say what is kept', async () => {
  const ana = await portal.person();
  await merge(ana, { saved: [a, b], hidden: [c], seen: [a, b, c] });
  expect(await info(ana)).toMatchObject({
    counters: { savedAds: 2, blacklistedAds: 1, myAds: 0 },
    counts: { lastAds: 3 },
  });
});

test('R23 pages of ads come as cards, newest first; sold ones stay and say so, of those taken back nothing is told', async () => {
  const ana = await portal.person();
  await merge(ana, { saved: portal.ads });
  const [sold = 0, gone = 0] = portal.ads.slice(-2);
  await database.db.transaction().execute((tx) => setStatus(tx, [sold], LISTING_STATUS.sold));
  await database.db.transaction().execute((tx) => setStatus(tx, [gone], LISTING_STATUS.secret));
  const first = (await ana.get('/api-next/user/ads/saved/?locale=hr')).json<MarkedAds>();
  expect(first).toMatchObject({ count: 30, currentPage: 1, maxPages: 2 });
  expect(first.results.map(({ id }) => id)).toEqual(portal.ads.slice(5).reverse());
  expect(first.results.slice(0, 3).map(({ state, listing }) => [state, listing?.title ?? null])).toEqual([
    ['gone', null],
    ['sold', 'Trosoban stan'],
    ['active', 'Trosoban stan'],
  ]);
  expect((await ana.get('/api-next/user/ads/saved/?page=2')).json<MarkedAds>().results.map(({ id }) => id)).toEqual(
    portal.ads.slice(0, 5).reverse(),
  );
});

test('R272 what is a person’s own is nobody else’s, and goes with the account', async () => {
  const [ana, ivo] = [await portal.person(), await portal.person()];
  await put(ana, 'saved', a);
  expect((await marks(ivo)).saved).toEqual([]);
  await take(ivo, `saved/${a}/`);
  expect((await marks(ana)).saved).toEqual([a]);
  const { uuid } = (await ana.user()) ?? { uuid: '' };
  await database.db.deleteFrom('account').where('uuid', '=', uuid).execute();
  expect(
    await database.sql`select 1 from account_ad left join account on id = account_id where id is null`,
  ).toHaveLength(0);
});

test('1.7-26 strangers, forged calls and nonsense are refused', async () => {
  const [stranger, ana] = [portal.visitor(), await portal.person()];
  expect((await stranger.get(CALL)).statusCode).toBe(401);
  expect((await stranger.get('/api-next/user/ads/saved/')).statusCode).toBe(401);
  expect((await put(stranger, 'saved', a)).statusCode).toBe(401);
  const path = `${CALL}saved/${a}/`;
  const forgeries: CallOptions[] = [
    { token: null },
    { token: 'x'.repeat(43) },
    { headers: { origin: 'https://evil.example' } },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  ];
  for (const forged of forgeries) {
    expect((await ana.json(path, {}, { method: 'PUT', ...forged })).statusCode).toBe(403);
    expect((await ana.json(path, {}, { method: 'DELETE', ...forged })).statusCode).toBe(403);
    expect((await ana.json(`${CALL}merge/`, { saved: [a] }, forged)).statusCode).toBe(403);
  }
  for (const bad of [`${CALL}loved/${a}/`, `${CALL}saved/0/`, `${CALL}saved/99999999999/`, `${CALL}saved/x/`])
    expect((await ana.json(bad, {}, { method: 'PUT' })).statusCode).toBe(400);
  for (const bad of [
    { saved: ['x'] },
    { saved: [-1] },
    { saved: 'all' },
    { hidden: Array.from({ length: 1001 }, (_, n) => n + 1) },
  ])
    expect((await ana.json(`${CALL}merge/`, bad)).statusCode).toBe(400);
  expect(await marks(ana)).toEqual({ saved: [], hidden: [], seen: [] });
});

test('answers are kept by nobody', async () => {
  const ana = await portal.person();
  expect((await ana.get(CALL)).headers['cache-control']).toBe('no-store');
});
