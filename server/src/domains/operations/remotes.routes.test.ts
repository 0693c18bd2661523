import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { LOCALES } from '@kvadrat/contracts/locales';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { join } from 'node:path';
import { changeRemote, operateRegistry, readSnapshot, uploadRelease } from '../registry/api';
import { readReleasePackage } from '@kvadrat/publish';
import { useRegistry } from '../registry/testing/registry-bench';
import { projectRoot } from '../../platform/settings';
import { PAGE_TEXTS } from './page-texts';
import { addLimiter } from '../../platform/limits';
import { addOperations, Breaker, FigureCounter } from './api';

/** Each test fills a registry of its own. */
jest.setTimeout(30_000);
const bench = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
const NEWEST = '1.2.0-00000003';
const HR = PAGE_TEXTS.hr;

let snapshot: RegistrySnapshot;
let counter: FigureCounter;
const apps: FastifyInstance[] = [];
const reload = async (): Promise<void> => {
  snapshot = await readSnapshot(bench.db);
};

async function portal({ closed = false, rendering = {} }: { closed?: boolean; rendering?: Record<string, string> } = {}): Promise<FastifyInstance> {
  const app = fastify();
  addLimiter(app);
  apps.push(app);
  const breaker = closed ? undefined : new Breaker();
  await addOperations(app, { db: bench.db, registry: { current: () => snapshot, reload }, counter, closed, secure: () => false, rendering: () => rendering, breaker, errorDocs: join(projectRoot(), 'docs', 'errors') });
  return app;
}

const OWN = { 'accept-language': 'hr', 'sec-fetch-site': 'same-origin' };
const get = (app: FastifyInstance, url = '/-/remotes', headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> => app.inject({ url, headers: { ...OWN, ...headers } });
const post = (app: FastifyInstance, path: string, fields: Record<string, string>, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `/-/remotes/${path}`, payload: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...OWN, ...headers } });
const change = async (app: FastifyInstance, action: string, more: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  post(app, 'change', { remote: 'mf-a', revision: String((await readSnapshot(bench.db)).revision), reason: 'pada', action, ...more });
const stable = async (): Promise<string | undefined> => (await readSnapshot(bench.db)).entries.find(({ name }) => name === 'mf-a')?.stable;

async function staffToken(label = 'Ana'): Promise<string> {
  const lines: string[] = [];
  await operateRegistry(bench.db, { words: ['token', 'issue'], options: { staff: true, label, days: '7', hours: '8' } }, (line) => lines.push(line));
  return /kvt_\S+/.exec(lines.join())?.[0] ?? '';
}

beforeEach(async () => {
  await bench.publish({ name: 'mf-a' });
  await bench.publish({ name: 'mf-a', release: NEW });
  await reload();
  counter = new FigureCounter({ db: bench.db, current: () => snapshot, warn: (error) => { throw error; } });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await counter.flush();
  await bench.database.sql`truncate remote_figure, staff_session`;
});

it('D5 shows state, releases, author, reason, failures with their share and times', async () => {
  const file = (release: string, name: string): string => `https://kvadrat.example/r/mf-a/${release}/${name}`;
  for (let page = 0; page < 4; page += 1) counter.loaded([[file(NEW, 'entry.js'), 100], [file(NEW, 'app.js'), 200], [file(NEW, 'lazy.js'), 9000], [file(NEW, 'mount'), 50]]);
  counter.failed('MFE-003', { remote: 'mf-a', release: NEW });
  counter.failed('http-404', { remote: 'mf-a', release: NEW });
  const { statusCode, body } = await get(await portal());
  expect(statusCode).toBe(200);
  const [part = ''] = /<section class="op-release" data-release="1\.1\.0-00000002" data-part="stable">.*?<\/section>/.exec(body) ?? [];
  expect(part).toMatch(/is-bad">1 \(25\s?%\)/);
  expect(part).toContain('<dd>4 / 4</dd>');
  expect(part).toContain('<dd>1 / 0 / 0</dd>');
  expect(part).toMatch(/<dd>(19|20|21)\d · (19|20|21)\d · (19|20|21)\d<\/dd>/);
  expect(part).toContain('href="/-/remotes/codes/MFE-003"');
  expect(body).toContain('data-part="previous"');
  expect(body).toMatch(/<li>[^<]+<small>2 · .* · .* · 1\.1\.0-00000002/);
  expect((await get(await portal(), '/-/remotes/codes/MFE-003')).body).toContain('# MFE-003');
});

it('D5 rolls back with a reason, which the history keeps', async () => {
  const app = await portal();
  const answer = await change(app, 'rollback');
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/-/remotes?remote=mf-a&revision=3' } });
  expect(await stable()).toBe(OLD);
  const { body } = await get(app, String(answer.headers.location));
  expect(body).toContain('Promijenjeno: mf-a, revizija 3.');
  expect(body).toContain('<li>pada<small>3 · ');
  expect(body).toContain(' · development · ');
});

it('D5 runs a canary, promotes it and turns the remote off and on', async () => {
  await uploadRelease(bench.db, await readReleasePackage(bench.folderOf({ name: 'mf-a', release: NEWEST })));
  const app = await portal();
  expect((await change(app, 'canary', { release: NEWEST, percent: '10', days: '2' })).statusCode).toBe(303);
  expect((await get(app)).body).toMatch(/data-part="canary"><h3><b>na probi<\/b> 1\.2\.0-00000003<small>10 % posjetitelja, do /);
  expect((await change(app, 'promote')).statusCode).toBe(303);
  expect(await stable()).toBe(NEWEST);
  for (const action of ['off', 'on']) expect((await change(app, action)).statusCode).toBe(303);
  expect((await change(app, 'promote')).body).toMatch(/Promjena je odbijena \(MFE-114\).*codes\/MFE-114/);
});

it('D5 refuses when somebody was faster, and without a reason', async () => {
  const app = await portal();
  await changeRemote(bench.db, 'mf-a', { action: 'off' }, { author: 'team a', reason: 'first' });
  const late = await post(app, 'change', { remote: 'mf-a', revision: '2', reason: 'pada', action: 'rollback' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain(HR.faster);
  expect(late.body).toContain('codes/MFE-104');
  for (const reason of ['', '   ']) expect((await change(app, 'on', { reason })).statusCode).toBe(422);
  expect((await change(app, 'canary')).body).toContain(HR.incomplete);
  expect(await stable()).toBe(NEW);
});

it('D5 takes no form from other sites', async () => {
  const app = await portal();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    expect((await post(app, 'change', { remote: 'mf-a', revision: '2', reason: 'x', action: 'off' }, headers)).statusCode).not.toBe(303);
  }
  expect((await readSnapshot(bench.db)).revision).toBe(2);
});

it('D5 is closed in production without an operator’s token', async () => {
  const app = await portal({ closed: true });
  const asked = await get(app);
  expect(asked.statusCode).toBe(401);
  expect(asked.body).not.toContain(NEW);
  expect((await change(app, 'rollback')).statusCode).toBe(401);
  expect((await get(app, '/-/remotes/codes/MFE-003')).statusCode).toBe(401);
  expect(await stable()).toBe(NEW);

  const wrong = await post(app, 'sign-in', { token: 'kvt_12345678_0123456789012345678901234567890123456789012' });
  expect(wrong).toMatchObject({ statusCode: 403, body: expect.stringContaining(HR.badToken) as string });
  const right = await post(app, 'sign-in', { token: await staffToken() });
  const [cookie = ''] = String(right.headers['set-cookie']).split(';');
  expect(right.headers['set-cookie']).toMatch(/^kvadrat_staff=[\w-]{43}; Path=\/-\/; Max-Age=28800; HttpOnly; SameSite=Strict$/);
  const signedIn = await get(app, '/-/remotes', { cookie });
  expect(signedIn.body).toContain('Prijavljeni ste kao Ana');
  await post(app, 'change', { remote: 'mf-a', revision: '2', reason: 'pada', action: 'rollback' }, { cookie });
  expect((await get(app, '/-/remotes', { cookie })).body).toMatch(/<li>pada<small>3 · [^<]* · Ana · /);

  const [stored] = await bench.database.sql`select digest from staff_session`;
  expect(cookie).not.toContain(stored?.['digest']);
  await bench.database.sql`update registry_token set revoked_at = now()`;
  expect((await get(app, '/-/remotes', { cookie })).statusCode).toBe(401);
});

it('D5 a team’s token opens no operators’ page, signing out ends the session, and trying tokens is limited', async () => {
  const app = await portal({ closed: true });
  const right = await post(app, 'sign-in', { token: await staffToken('Iva') });
  const [cookie = ''] = String(right.headers['set-cookie']).split(';');
  expect((await post(app, 'sign-out', {}, { cookie })).headers['set-cookie']).toContain('Max-Age=0');
  expect((await get(app, '/-/remotes', { cookie })).statusCode).toBe(401);

  const lines: string[] = [];
  await operateRegistry(bench.db, { words: ['token', 'issue', 'mf-a'], options: { staff: false, days: '7', hours: '8' } }, (line) => lines.push(line));
  const team = /kvt_\S+/.exec(lines.join())?.[0] ?? '';
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await post(app, 'sign-in', { token: team })).statusCode);
  expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
  // Behind one proxy a stranger's tries keep nobody of the staff out.
  expect((await post(app, 'sign-in', { token: await staffToken('Mia') })).statusCode).toBe(303);
});

it('D5 says that the previous release makes the pages where a server bundle cannot be read', async () => {
  const app = await portal({ rendering: { [`mf-a@${NEW}`]: 'unreadable' } });
  expect((await get(app)).body).toContain(`Poslužiteljski paket izdanja ${NEW} nije čitljiv. Stranice izrađuje prethodno izdanje ${OLD}.`);
});

it('D5 nothing can be broken on purpose in production', async () => {
  expect((await post(await portal(), 'break', { remote: 'mf-a', breakage: 'hang', scope: 'here' })).headers['set-cookie']).toContain('kvadrat_break=mf-a:hang;');
  const closed = await portal({ closed: true });
  expect((await post(closed, 'break', { remote: 'mf-a', breakage: 'hang', scope: 'all' })).statusCode).toBe(404);
  expect((await get(closed)).body).not.toContain(HR.breakTitle);
});

it.each(LOCALES)('D5 speaks %s', async (locale) => {
  const { body } = await get(await portal(), '/-/remotes', { 'accept-language': locale });
  expect(body).toContain(`<html lang="${locale}">`);
  expect(body).toContain(PAGE_TEXTS[locale].title);
  expect(body).not.toMatch(/\{\w+\}/);
  expect(body).not.toContain(' style=');
});

it('D5 texts have the same places in every language, and no two buttons of one form say the same', () => {
  const places = (text: unknown): string => JSON.stringify(text).match(/\{\w+\}/g)?.sort().join() ?? '';
  for (const locale of LOCALES) {
    const texts = PAGE_TEXTS[locale];
    for (const [key, text] of Object.entries(HR)) expect([locale, key, places(texts[key as keyof typeof texts])]).toEqual([locale, key, places(text)]);
    expect(new Set([texts.rollback, texts.promote, texts.stopCanary, texts.turnOn, texts.turnOff, texts.canary]).size).toBe(6);
  }
});
