import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { SaxesParser } from 'saxes';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { newFormKey } from '../../../platform/forms';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { placeDirectory } from '../../geography/api';
import { projectOutbox } from '../../search/api';
import { createAlertsPortal, type AlertsPortal } from '../testing/alerts-portal';

const database = withTestDatabase();
let portal: AlertsPortal;
let split: number;
const LIST = '/prodaja-stambene-nekretnine/split/';
const SEARCHES = '/api-next/user/searches/';

beforeAll(async () => {
  portal = await createAlertsPortal(database);
  split = (await placeDirectory(database.db)).byPath('split')?.id ?? 0;
}, 60_000);
afterAll(() => portal.app.close());

interface News {
  count: number;
  unseen: number;
  feed: string;
  results: {
    kind: string;
    price: number | null;
    priceBefore: number | null;
    unseen: boolean;
    ad: { id: number; state: string };
  }[];
}

const price = (value: number) => ({ price: { value, onRequest: false, previous: null } });
const set = async (id: number, values: { price?: number; status?: number }): Promise<void> => {
  await database.db
    .updateTable('listing')
    .set(values as object)
    .where('id', '=', id)
    .execute();
  await projectOutbox(database.db);
  await portal.work();
};
/** A search with three changes of two ads. */
async function someNews(min: number) {
  const ana = await portal.proven();
  const search = await portal.save(ana, `${LIST}?prezzoMinimo=${min}`, 'none', 'Uz more');
  await portal.work();
  const [first = 0, second = 0] = await portal.publish(
    { placeId: split, ...price(min + 2000) },
    { placeId: split, ...price(min + 3000) },
  );
  await portal.work();
  await set(first, { price: min + 1000 });
  return { ana, search, first, second };
}
const newsOf = async (who: TestVisitor, search: number): Promise<News> =>
  (await who.get(`${SEARCHES}${search}/news/`)).json<News>();

test('R273 what has become of the ads of a search is read newest first, counted until it was looked at, and by nobody else', async () => {
  const { ana, search, first, second } = await someNews(100_000);
  const news = await newsOf(ana, search);
  expect(news).toMatchObject({ count: 3, unseen: 3 });
  expect(news.results.map(({ kind, ad, price: now, priceBefore }) => [kind, ad.id, priceBefore, now])).toEqual([
    ['cheaper', first, 102_000, 101_000],
    ['new', second, null, 103_000],
    ['new', first, null, 102_000],
  ]);
  const list = async () =>
    (await ana.get(SEARCHES)).json<{ searches: { news: number }[] }>().searches.map((one) => one.news);
  expect(await list()).toEqual([3]);
  expect((await ana.json(`${SEARCHES}${search}/visit/`, {}, { method: 'PUT' })).statusCode).toBe(204);
  expect(await list()).toEqual([0]);
  await set(second, { status: LISTING_STATUS.sold });
  const later = await newsOf(ana, search);
  expect(later).toMatchObject({ count: 4, unseen: 1 });
  expect(later.results.map(({ kind, unseen }) => [kind, unseen]).slice(0, 2)).toEqual([
    ['sold', true],
    ['cheaper', false],
  ]);
  expect((await ana.json(`/api-next/user/ad-marks/hidden/${first}/`, {}, { method: 'PUT' })).statusCode).toBe(204);
  expect((await newsOf(ana, search)).results.map(({ ad }) => ad.id)).toEqual([second, second]);
  const ivo = await portal.proven();
  expect((await ivo.get(`${SEARCHES}${search}/news/`)).statusCode).toBe(404);
  expect((await portal.visitor().get(`${SEARCHES}${search}/news/`)).statusCode).toBe(401);
});

test('R273 a price that is hidden by now is told by nothing that came before', async () => {
  const { ana, search, first } = await someNews(200_000);
  await database.sql`UPDATE listing SET price_on_request = true WHERE id = ${first}`;
  await projectOutbox(database.db);
  await portal.work();
  const { results, feed } = await newsOf(ana, search);
  const told = results.filter(({ ad }) => ad.id === first);
  expect(told.length).toBeGreaterThan(1);
  expect(told.map(({ price: now, priceBefore }) => [now, priceBefore])).toEqual(told.map(() => [null, null]));
  expect((await portal.visitor().get(`/api-next/search-feeds/json/?veza=${feed}`)).body).not.toMatch(/20[12]\.000/);
});

test('R273 feeds tell each change once and in order, in Atom and JSON, to whoever has their address until it is renewed', async () => {
  const { ana, search, first } = await someNews(300_000);
  const { feed } = await newsOf(ana, search);
  const stranger = portal.visitor();
  const read = async (form: string, key = feed) => stranger.get(`/api-next/search-feeds/${form}/?veza=${key}`);
  const json = (await read('json')).json<{ title: string; items: { id: string; title: string; url: string }[] }>();
  expect(json.title).toMatch(/^Novosti: Uz\smore$/);
  expect(json.items.map(({ title }) => title.split(':')[0])).toEqual(['Pojeftinilo', 'Novo', 'Novo']);
  expect(json.items[0]?.url).toContain(`/oglasi/${first}/`);
  const ids: string[] = [];
  const parser = new SaxesParser();
  let inId = false;
  parser.on('opentag', ({ name }) => (inId = name === 'id'));
  parser.on('text', (text) => void (inId && text.includes('#') && ids.push(text)));
  parser.on('closetag', () => (inId = false));
  const atom = await read('atom');
  parser.write(atom.body).close();
  expect(atom.headers['content-type']).toContain('application/atom+xml');
  expect(atom.headers['cache-control']).toBe('private, no-store');
  expect(ids).toEqual(json.items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  await set(first, { price: 300_500 });
  const next = (await read('json')).json<typeof json>();
  expect(next.items.slice(1).map(({ id }) => id)).toEqual(ids);
  const renewed = (await ana.json(`${SEARCHES}${search}/feed/`, {})).json<{ feed: string }>().feed;
  expect(renewed).not.toBe(feed);
  expect((await read('json')).statusCode).toBe(404);
  expect((await read('json', renewed)).statusCode).toBe(200);
  expect((await read('atom', `${search}-${'x'.repeat(43)}`)).statusCode).toBe(404);
});

const linkIn = (text: string | undefined): string => /\?veza=(\d+-[\w-]{43})/.exec(text ?? '')?.[1] ?? '';

test('R273 the link of a mail ends alerts when it is sent, not when it is opened, and begins them again', async () => {
  const ana = await portal.proven();
  const search = await portal.save(ana, `${LIST}?prezzoMinimo=400000`, 'real-time');
  await portal.work();
  await portal.publish({ placeId: split, ...price(410_000) });
  await portal.work();
  const link = linkIn((await portal.mails(ana.email))[0]?.unsubscribe_url ?? '');
  const stranger = portal.visitor();
  const state = async () => (await stranger.get(`/api-next/alerts/?veza=${link}`)).json<{ state: string }>();
  expect(await state()).toEqual({
    email: ana.email,
    state: 'active',
    hasAccount: true,
    searches: [{ id: search, name: 'Split', path: `${LIST}?prezzoMinimo=400000`, alert: 'real-time' }],
  });
  const put = (path: string, body: object) =>
    stranger.json(`/api-next/alerts/${path}`, { link, ...body }, { method: 'PUT' });
  expect((await put('', { active: false })).statusCode).toBe(204);
  expect((await put('', { active: false })).statusCode).toBe(204);
  expect(await state()).toMatchObject({ state: 'unsubscribed' });
  await portal.publish({ placeId: split, ...price(420_000) });
  await portal.work();
  expect((await put('', { active: true })).statusCode).toBe(204);
  await database.sql`UPDATE alert_reader SET mailed_at = NULL`;
  await portal.publish({ placeId: split, ...price(430_000) });
  await portal.work();
  const mails = await portal.mails(ana.email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.body_text).not.toMatch(/420\.000/);
  expect((await put(`searches/${search}/`, { alert: 'none' })).statusCode).toBe(204);
  expect((await ana.get(SEARCHES)).json()).toMatchObject({ searches: [{ alert: 'none' }] });
  expect((await stranger.get(`/api-next/alerts/?veza=1-${'a'.repeat(43)}`)).statusCode).toBe(404);
  const foreign = {
    method: 'PUT' as const,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  };
  expect((await stranger.json('/api-next/alerts/', { link, active: false }, foreign)).statusCode).toBe(403);
});

test('R273 alerts without an account begin once the mailbox is proven, and are managed by the link', async () => {
  const stranger = portal.visitor();
  const email = 'marija@primjer.hr';
  const ask = (changes: object = {}, key = newFormKey(Date.now() - 5000)) =>
    stranger.json('/api-next/alerts/', {
      address: `/de${LIST}?prezzoMinimo=500000`,
      name: 'Wohnungen in Split',
      email,
      alert: 'real-time',
      locale: 'de',
      key,
      ...changes,
    });
  expect((await ask({ email: 'nije' })).statusCode).toBe(422);
  expect((await ask({ address: '/oglasi/7/' })).statusCode).toBe(400);
  expect((await ask({ website: 'x' })).statusCode).toBe(422);
  const key = newFormKey(Date.now() - 5000);
  expect((await ask({}, key)).statusCode).toBe(204);
  expect((await ask({}, key)).statusCode).toBe(204);
  const proofs = await database.sql<
    { body_text: string; subject: string }[]
  >`SELECT * FROM mail_outbox WHERE recipient = ${email}`;
  expect(proofs.map(({ subject }) => subject)).toEqual(['Bestätigen Sie die Benachrichtigungen über neue Anzeigen']);
  await portal.work();
  await portal.publish({ placeId: split, ...price(510_000) });
  await portal.work();
  expect(await portal.mails(email)).toEqual([]);
  const link = linkIn(proofs[0]?.body_text);
  expect((await stranger.get(`/api-next/alerts/?veza=${link}`)).json()).toMatchObject({
    email,
    state: 'waiting',
    hasAccount: false,
    searches: [{ path: `${LIST}?prezzoMinimo=500000`, alert: 'real-time' }],
  });
  expect((await stranger.json('/api-next/alerts/', { link, active: true }, { method: 'PUT' })).statusCode).toBe(204);
  await portal.publish({ placeId: split, ...price(520_000) });
  await portal.work();
  const mails = await portal.mails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['1 neue Anzeige für Sie']);
  expect(mails[0]?.body_text).toContain(`/de/obavijesti/?veza=${link}`);
  expect(mails[0]?.body_text).not.toMatch(/510\.000/);
});
