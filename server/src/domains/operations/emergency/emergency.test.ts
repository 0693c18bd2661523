import type { FastifyInstance, InjectOptions } from 'fastify';
import { LOCALES } from '@kvadrat/contracts/locales';
import { readSnapshot } from '../../registry/api';
import { useRegistry } from '../../registry/testing/registry-bench';
import { StaffDoor } from '../staff/staff-door';
import { cookieOf, createStaffCalls, OWN_SITE, signInBy, staffToken } from '../testing/staff-portal';
import { addEmergencyPage } from './emergency.routes';

const bench = useRegistry();
const PAGE = '/-/emergency/';
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
const WISH = { remote: 'mf-a', action: 'rollback', reason: 'konzola ne radi' };

let app: FastifyInstance;
let reloads = 0;
const send = (fields: Record<string, string>, headers: InjectOptions['headers'] = {}) =>
  app.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...OWN_SITE, 'accept-language': 'hr', ...headers },
    payload: new URLSearchParams({ ...WISH, ...fields }).toString(),
  });
const stable = async (): Promise<string | undefined> =>
  (await readSnapshot(bench.db)).entries.find(({ name }) => name === 'mf-a')?.stable;

beforeEach(async () => {
  await bench.publish({ name: 'mf-a' });
  await bench.publish({ name: 'mf-a', release: NEW });
  app = await createStaffCalls(bench.db, true, (scope, staff) =>
    addEmergencyPage(scope, {
      db: bench.db,
      staff,
      registry: {
        reload: () => {
          reloads += 1;
          return Promise.resolve();
        },
      },
    }),
  );
});
afterEach(async () => {
  await app.close();
  await bench.database.sql`truncate staff_session`;
});

test('D5 while no release works the operator takes one back by token, page and form of the server alone', async () => {
  const asked = await app.inject({ url: PAGE, headers: { 'accept-language': 'hr' } });
  expect([asked.statusCode, asked.headers['cache-control'], asked.headers['x-robots-tag']]).toEqual([
    401,
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(asked.body).not.toMatch(/mf-a|<script|<link|src=/);
  expect(asked.body).toContain('name="token"');
  const before = reloads;
  const done = await send({ token: await staffToken(bench.db, 'Iva') });
  expect([done.statusCode, await stable(), reloads - before]).toEqual([200, OLD, 1]);
  expect(done.body).toContain('Promijenjeno: mf-a, revizija 3.');
  const [note] = await bench.database.sql`select author, reason from registry_revision order by revision desc limit 1`;
  expect(note).toEqual({ author: 'Iva', reason: WISH.reason });
  // Who has shown the token is signed in, and is not asked again.
  expect(done.body).not.toContain('name="token"');
  expect((await send({ action: 'off' }, { cookie: cookieOf(done) })).statusCode).toBe(200);
});

test('D5 whoever is signed in needs no token', async () => {
  const cookie = cookieOf(await signInBy(app, await staffToken(bench.db)));
  expect((await app.inject({ url: PAGE, headers: { cookie } })).statusCode).toBe(200);
  expect((await send({}, { cookie })).statusCode).toBe(200);
  expect(await stable()).toBe(OLD);
});

test('D5 strangers, other sites and forms that say too little change nothing; wrong tokens are limited', async () => {
  const token = await staffToken(bench.db);
  expect((await send({ token }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send({ token, reason: ' ' })).statusCode).toBe(422);
  expect((await send({ token, action: 'pin' })).statusCode).toBe(422);
  const codes = [];
  for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await send({ token: 'kvt_wrong' })).statusCode);
  expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
  expect(await stable()).toBe(NEW);
});

test('D5 what the registry refuses is said with its code and words, and what was typed stays, the token not', async () => {
  const token = await staffToken(bench.db);
  const answer = await send({ token, remote: 'mf-nema' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Promjena je odbijena (MFE-105).');
  expect(answer.body).toContain('value="mf-nema"');
  expect(answer.body).not.toContain(token);
});

test('D5 it speaks nine languages', async () => {
  const titles = await Promise.all(
    LOCALES.map(async (locale) => {
      const { body } = await app.inject({ url: PAGE, headers: { 'accept-language': locale } });
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).not.toMatch(/\{\w+\}/);
      return /<h1>(.*?)<\/h1>/.exec(body)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(LOCALES.length);
});

test('D5 on a development server no token is asked for', async () => {
  const open = await createStaffCalls(bench.db, false, (scope) =>
    addEmergencyPage(scope, {
      db: bench.db,
      staff: new StaffDoor({ db: bench.db, open: true, secure: () => false }),
      registry: { reload: () => Promise.resolve() },
    }),
  );
  expect((await open.inject(PAGE)).body).not.toContain('name="token"');
  await open.close();
});
