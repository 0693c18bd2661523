import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNT_EVENTS } from '@kvadrat/contracts/account';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { createSavedPortal, type SavedPortal } from '../testing/saved-portal';

const database = withTestDatabase();

let portal: SavedPortal;
let port = 0;

beforeAll(async () => {
  portal = await createSavedPortal(database, 3);
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => portal.app.close());

const cookiesOf = ({ cookies }: TestVisitor): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A browser's stream of events, and what it has said so far. */
async function open(cookie: string) {
  const request = get({
    host: '127.0.0.1',
    port,
    path: ACCOUNT_EVENTS,
    headers: { host: 'localhost:8080', accept: 'text/event-stream', cookie },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let said = '';
  response.setEncoding('utf8').on('data', (text: string) => (said += text));
  response.on('error', () => undefined);
  return {
    response,
    said: () => said,
    async hears(count: number) {
      while (said.split('event: changed').length - 1 < count) await once(response, 'data');
    },
    close: () => request.destroy(),
  };
}

test('R154 who listens hears that something of theirs has changed, and nothing of what it is or of others', async () => {
  const [ana, ivo] = [await portal.person(), await portal.person()];
  const [here, there, other] = [await open(cookiesOf(ana)), await open(cookiesOf(ana)), await open(cookiesOf(ivo))];
  expect([
    here.response.statusCode,
    here.response.headers['content-type'],
    here.response.headers['cache-control'],
  ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
  const [ad = 0] = portal.ads;
  await ana.json(`/api-next/user/ad-marks/saved/${ad}/`, {}, { method: 'PUT' });
  await Promise.all([here.hears(1), there.hears(1)]);
  await ana.json('/api-next/user/searches/', {
    address: '/prodaja-stambene-nekretnine/',
    name: 'Sve',
    alert: 'none',
    language: 'hr',
  });
  await Promise.all([here.hears(2), there.hears(2)]);
  expect(here.said()).not.toContain(String(ad));
  await ivo.json(`/api-next/user/ad-marks/saved/${ad}/`, {}, { method: 'PUT' });
  await other.hears(1);
  expect(other.said().split('event: changed')).toHaveLength(2);
  for (const stream of [here, there, other]) stream.close();
});

test('R272 who shares a folder hears of what the other puts there', async () => {
  const [ana, ivo] = [await portal.person(), await portal.person()];
  const { id } = (await ana.json('/api-next/user/folders/', { name: 'Zajedno' })).json<{ id: number }>();
  const { uuid } = (await ivo.user()) ?? { uuid: '' };
  await database.sql`insert into saved_folder_person (folder_id, account_id, joined_at) select ${id}, id, now() from account where uuid = ${uuid}`;
  const stream = await open(cookiesOf(ivo));
  await ana.json(
    `/api-next/user/saved-ads/${portal.ads[0] ?? 0}/`,
    { folder: id, note: 'Pogledaj' },
    { method: 'PUT' },
  );
  await stream.hears(1);
  stream.close();
});

test('1.7-26 strangers are refused, and so is who wants no stream', async () => {
  expect((await open('')).response.statusCode).toBe(401);
  expect((await (await portal.person()).get(ACCOUNT_EVENTS)).statusCode).toBe(406);
});

test('too many streams of one account are refused', async () => {
  const cookie = cookiesOf(await portal.person());
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(cookie)));
  expect((await open(cookie)).response.statusCode).toBe(429);
  const [first] = streams;
  first?.close();
  for (let status = 429; status !== 200;) {
    const again = await open(cookie);
    status = again.response.statusCode ?? 0;
    again.close();
  }
  for (const stream of streams) stream.close();
});
