import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';
import type { FoundSearch, RecentSearches, SavedOutcome, SavedSearch } from '@kvadrat/contracts/api';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { createSavedPortal, type SavedPortal } from '../testing/saved-portal';
import { MAX_SAVED_SEARCHES } from './search.store';

const SAVED = '/api-next/user/searches/';
const RECENT = '/api-next/user/recent-searches/';
const LIST = '/prodaja-stambene-nekretnine/split/';
const database = withTestDatabase();

let portal: SavedPortal;

beforeAll(async () => {
  portal = await createSavedPortal(database, 1);
}, 60_000);
afterAll(() => portal.app.close());

const save = (browser: TestVisitor, changes: Record<string, string> = {}) =>
  browser.json(SAVED, {
    address: `${LIST}?prezzoMassimo=250000`,
    name: 'Split do 250',
    alert: 'daily',
    language: 'hr',
    ...changes,
  });
const saved = async (browser: TestVisitor, changes?: Record<string, string>): Promise<SavedOutcome> =>
  (await save(browser, changes)).json();
const all = async (browser: TestVisitor): Promise<SavedSearch[]> =>
  (await browser.get(SAVED)).json<{ searches: SavedSearch[] }>().searches;
const counters = async (browser: TestVisitor) => (await browser.get(ACCOUNT_CALLS.fullInfo)).json<FullUserInfo>();

test('R273 a search is saved, renamed, its alert changed, deleted; counters agree', async () => {
  const ana = await portal.person();
  const { search, known } = await saved(ana);
  expect({ search, known }).toMatchObject({
    search: { name: 'Split do 250', path: `${LIST}?prezzoMassimo=250000`, alert: 'daily', language: 'hr' },
    known: false,
  });
  await save(ana, { address: '/najam-stambene-nekretnine/', alert: 'real-time', name: '  Najam ' });
  await save(ana, { address: '/prodaja-zemljista/', alert: 'none' });
  expect((await all(ana)).map(({ name }) => name)).toEqual(['Split do 250', 'Najam', 'Split do 250']);
  expect(await counters(ana)).toMatchObject({
    counters: {
      savedSearches: 3,
      savedSearchesDailyAlert: 1,
      savedSearchesRealTimeAlert: 1,
      savedSearchesContactsEnabled: 0,
    },
  });
  const changed = await ana.json(`${SAVED}${search.id}/`, { name: 'More', alert: 'none' }, { method: 'PUT' });
  expect(changed.json()).toEqual({ ...search, name: 'More', alert: 'none' });
  await ana.json(`${SAVED}${search.id}/`, {}, { method: 'DELETE' });
  expect(await all(ana)).toHaveLength(2);
  expect(await counters(ana)).toMatchObject({ counters: { savedSearches: 2, savedSearchesDailyAlert: 0 } });
});

test.each([
  ['in another language', `/de${LIST}?prezzoMassimo=250000`],
  ['in another order, on another page', `${LIST}?pag=3&criterio=prezzo&ordine=asc&prezzoMassimo=250000`],
  ['with the map elsewhere', `${LIST}?prezzoMassimo=250000&lat=43.5&lng=16.4&zoom=12`],
  ['with parameters of others', `${LIST}?utm_source=mail&prezzoMassimo=250000`],
])('R273 the same search %s is known again', async (_, address) => {
  const ana = await portal.person();
  const { search } = await saved(ana);
  expect((await ana.get(`${SAVED}find/?address=${encodeURIComponent(address)}`)).json<FoundSearch>().search).toEqual(
    search,
  );
  expect(await saved(ana, { address, name: 'Drugo ime', alert: 'none' })).toEqual({ search, known: true });
  expect(await all(ana)).toEqual([search]);
});

test('R273 lists of values are the same in any order, another value is another search', async () => {
  const ana = await portal.person();
  const { search } = await saved(ana, { address: `${LIST}?idTipologia=6%2C1` });
  expect(await saved(ana, { address: `${LIST}?idTipologia=1%2C6` })).toEqual({ search, known: true });
  expect((await saved(ana, { address: `${LIST}?idTipologia=1` })).known).toBe(false);
});

test('R273 the same search saved twice at once is there once; a full list says so', async () => {
  const ana = await portal.person();
  await Promise.all([save(ana), save(ana), save(ana)]);
  expect(await all(ana)).toHaveLength(1);
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.sql`insert into saved_search (account_id, name, criteria, alert, language, created_at) select ${id}, n, n, 'none', 'hr', now() from generate_series(2, ${MAX_SAVED_SEARCHES}) n`;
  const refused = await save(ana, { address: '/prodaja-zemljista/' });
  expect([refused.statusCode, refused.json<{ data: { code: string } }>().data.code]).toEqual([409, 'limit-reached']);
  expect((await saved(ana)).known).toBe(true);
});

test('R273 what is no search, has no name or is somebody else’s is refused', async () => {
  const [ana, ivo, stranger] = [await portal.person(), await portal.person(), portal.visitor()];
  const wrong: Record<string, string>[] = [
    { address: '/oglasi/7/' },
    { address: 'https://evil.example/prodaja-zemljista/' },
    { address: '//evil.example' },
    { name: '' },
    { name: '   ' },
    { alert: 'hourly' },
    { language: 'xx' },
  ];
  for (const changes of wrong) expect((await save(ana, changes)).statusCode).toBe(400);
  const { search } = await saved(ana);
  expect((await ivo.json(`${SAVED}${search.id}/`, { alert: 'none' }, { method: 'PUT' })).statusCode).toBe(404);
  await ivo.json(`${SAVED}${search.id}/`, {}, { method: 'DELETE' });
  expect(await all(ana)).toEqual([search]);
  expect((await save(stranger)).statusCode).toBe(401);
  expect((await save(ana, {})).statusCode).toBe(200);
  expect((await ana.json(SAVED, {}, { token: null })).statusCode).toBe(400);
  expect(
    (await ana.json(SAVED, { address: LIST, name: 'x', alert: 'none', language: 'hr' }, { token: null })).statusCode,
  ).toBe(403);
});

test('R31 R272 recent searches are added in front, once each, and the oldest make room', async () => {
  const ana = await portal.person();
  const search = (n: number) => ({ path: `${LIST}?prezzoMassimo=${n}`, title: `Do ${n}`, details: '' });
  const keep = async (...of: number[]) =>
    (await ana.json(RECENT, { searches: of.map(search) })).json<RecentSearches>().searches.map(({ title }) => title);
  expect(await keep(2, 1)).toEqual(['Do 2', 'Do 1']);
  expect(await keep(2, 1)).toEqual(['Do 2', 'Do 1']);
  expect(await keep(3, 1)).toEqual(['Do 3', 'Do 1', 'Do 2']);
  expect(await counters(ana)).toMatchObject({ counts: { lastSearches: 3 } });
  for (let n = 10; n < 30; n += 1) await keep(n);
  expect((await ana.get(RECENT)).json<RecentSearches>().searches.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Do ${29 - index}`),
  );
  expect(
    (await ana.json(RECENT, { searches: [{ path: 'javascript:alert(1)', title: 'x', details: '' }] })).statusCode,
  ).toBe(400);
  await ana.json(RECENT, {}, { method: 'DELETE' });
  expect((await ana.get(RECENT)).json()).toEqual({ searches: [] });
});
