import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { accountSentence } from './account-texts';
import { createAccounts } from './api';
import { GOOD_PASSWORD, person, TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();
let folder: string;
let portal: TestPortal;

/** Shows the token it was given, as the page of a form without scripts does; one of its pages signs out. */
const SIGN_IN = {
  name: 'mf-sign-in',
  routes: [
    { name: 'sign-out', pattern: '/prijava/odjava/', acts: true },
    { name: 'sign-in', pattern: '/prijava/{view*}/' },
  ],
  server: `exports.render = async ({ sent }, { http }) => {
    if (sent !== undefined) {
      await http.postForm('${ACCOUNT_CALLS.logout}', {});
      return { status: 303, location: '/', html: '', head: {}, data: null };
    }
    const { csrf, outcome } = await http.get('${ACCOUNT_CALLS.formState}');
    return { status: 200, html: '<form data-token="' + csrf + '">' + (outcome === null ? '' : outcome.message) + '</form>', head: { title: 'Prijava', description: '', canonical: '/prijava/' }, data: null };
  };`,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-sign-in-'));
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost:8080' });
  portal = await createTestPortal({
    folder,
    releases: [SHELL, SIGN_IN],
    settings: { publicUrl: () => 'http://localhost:8080', trustProxy: '127.0.0.1' },
    registerApi: (api) => accounts.scope(api, accounts.routes),
    preparePage: accounts.preparePage,
  });
  await portal.settled();
});
afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

let networks = 0;
const visitor = (): TestVisitor => new TestVisitor(portal.app, `10.9.0.${(networks += 1)}`);
const tokenIn = (html: string): string => /data-token="([^"]+)"/.exec(html)?.[1] ?? '';

test('a sign-in page has a token of its first visit’s browser, and no cache may share it', async () => {
  const one = visitor();
  const page = await one.get('/prijava/login/');
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(one.cookies.has('imm_csrf')).toBe(true);
  expect(await one.token()).toBe(tokenIn(page.body));
  const again = await one.get('/de/prijava/');
  expect([tokenIn(again.body), again.headers['set-cookie'], again.headers['cache-control']]).toEqual([
    tokenIn(page.body),
    undefined,
    'private, no-cache',
  ]);
  expect(tokenIn((await visitor().get('/prijava/login/')).body)).not.toBe(tokenIn(page.body));
});

test('other pages give nobody a cookie', async () => {
  expect((await visitor().get('/')).headers['set-cookie']).toBeUndefined();
});

test('what became of a form without scripts stands in the page once', async () => {
  const one = visitor();
  await one.submit(ACCOUNT_CALLS.login, { email: 'nitko@primjer.hr', password: 'kriva' });
  const message = accountSentence('hr', 'wrongCredentials').replaceAll('\u00a0', ' ');
  const shown = async (): Promise<boolean> =>
    (await one.get('/prijava/login/')).body.replaceAll('\u00a0', ' ').includes(message);
  expect([await shown(), await shown()]).toEqual([true, false]);
});

test('R176 a page whose form signs out does so by its own token, and by no other', async () => {
  const one = visitor();
  await one.form(ACCOUNT_CALLS.register, person({ password: GOOD_PASSWORD }));
  const page = await one.get('/prijava/odjava/');
  expect([page.statusCode, await one.user()]).toEqual([200, expect.anything()]);
  const send = (csrf: string) =>
    one.form('/prijava/odjava/', { csrf }, { token: null, headers: { 'sec-fetch-mode': 'navigate' } });
  expect([(await send('x')).statusCode, await one.user()]).toEqual([503, expect.anything()]);
  const left = await send(tokenIn(page.body));
  expect([left.statusCode, left.headers.location, await one.user()]).toEqual([303, '/', null]);
});
