import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { RouteOptions } from 'fastify';
import { createAccounts } from '../domains/accounts/api';
import { TestVisitor } from '../domains/accounts/testing/test-visitor';
import { createApp } from '../app';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { bareServices } from './bare-services';
import { registerApi } from './register-api';

const database = withTestDatabase();

test('1.7-13 no route of the API gives a session to who proves nothing, and no GET changes who is signed in', async () => {
  const routes: { method: string; url: string }[] = [];
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost:8080' });
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost:8080',
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      api.addHook('onRoute', ({ method, url }: RouteOptions) => {
        for (const one of [method].flat()) routes.push({ method: one, url });
      });
      await registerApi(api, { ...bareServices(database.db), accounts });
    },
  });
  await app.ready();
  for (const path of Object.values(ACCOUNT_CALLS))
    if (path !== ACCOUNT_CALLS.singleSignOn) expect(routes.map(({ url }) => url)).toContain(path);
  const fields = {
    email: 'ana@primjer.hr',
    password: 'x',
    pwd: 'otok Vis 1991',
    pwdrip: 'otok Vis 1991',
    token: 'a'.repeat(43),
    thirdParty: 'braze',
  };
  for (const { method, url } of routes) {
    if (method !== 'GET' && method !== 'POST' && method !== 'PUT') continue;
    const visitor = new TestVisitor(app, '10.8.0.1');
    const path = url.replace(/:\w+/g, '1');
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.form(path, fields, { method });
    const given = answer.cookies.filter(
      ({ name, value }) => (name === 'IMMSESSID' || name.endsWith('imm_key')) && value !== '',
    );
    expect([method, url, given]).toEqual([method, url, []]);
  }
  expect(await database.db.selectFrom('account_session').select('account_id').execute()).toEqual([]);
  await app.close();
});

test('1.7-11 a fresh database has no account', async () => {
  expect(await database.db.selectFrom('account').select('id').execute()).toEqual([]);
});
