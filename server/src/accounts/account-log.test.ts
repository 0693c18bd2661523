import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { createApp } from '../app';
import { withTestDatabase } from '../db/testing/test-database';
import { createAccounts } from '.';
import { GOOD_PASSWORD, person, TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();

/** The logger keeps method and redacted address of a request, which http/logging answers for. */
const withoutRequest = (key: string, value: unknown): unknown => (key === 'req' ? undefined : value);

test('1.7-64 1.7-65 outcomes are logged by the account’s id; no address, password or token ever is', async () => {
  const lines: string[] = [];
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost:8080' });
  const app = await createApp({
    settings: { publicUrl: () => 'http://localhost:8080', logLevel: 'silent', trustProxy: '127.0.0.1', apiRequestsPerMinute: 1_000_000 },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      api.addHook('onRequest', (request, _reply, done) => {
        jest.spyOn(request.log, 'info').mockImplementation((line: unknown) => void lines.push(JSON.stringify(line, withoutRequest)));
        done();
      });
      await accounts.scope(api, accounts.routes);
    },
  });
  await app.ready();
  const visitor = new TestVisitor(app, '10.7.0.1');
  const fields = person({ email: 'pazljiva.ana@primjer.hr' });
  const { data } = (await visitor.form(ACCOUNT_CALLS.register, fields)).json<{ data: { uuid: string } }>();
  await visitor.login(fields['email'] ?? '', `kriva\n{"event":"login","outcome":"ok"} ${GOOD_PASSWORD}`);
  await visitor.form(ACCOUNT_CALLS.logout, {});
  await app.close();
  const log = lines.join('\n');
  for (const outcome of ['"event":"register","outcome":"new"', '"event":"login","outcome":"wrong"', '"event":"logout","outcome":"ok"']) expect(log).toContain(outcome);
  expect(log).toContain(data.uuid);
  for (const secret of ['pazljiva.ana', GOOD_PASSWORD, ...visitor.cookies.values()]) expect(log).not.toContain(secret);
});
