import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createAccounts } from './api';
import { GOOD_PASSWORD, person, TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();

test('J6 1.7-64 1.7-65 outcomes are logged where nobody has asked for more than warnings, in one shape, by the account’s id; no address, password or token ever is', async () => {
  const lines: string[] = [];
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost:8080' });
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost:8080',
      logLevel: 'warn',
      logTo: { write: (line) => lines.push(line) },
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) => accounts.scope(api, accounts.routes),
  });
  await app.ready();
  const visitor = new TestVisitor(app, '10.7.0.1');
  const fields = person({ email: 'pazljiva.ana@primjer.hr' });
  const { data } = (await visitor.form(ACCOUNT_CALLS.register, fields)).json<{ data: { uuid: string } }>();
  await visitor.login(fields['email'] ?? '', `kriva\n{"event":"login","outcome":"ok"} ${GOOD_PASSWORD}`);
  await visitor.form(ACCOUNT_CALLS.logout, {});
  const stranger = new TestVisitor(app, '10.7.1.77');
  for (let turn = 0; turn < 40; turn += 1) await stranger.login(fields['email'] ?? '', `kriva lozinka ${turn}`);
  await app.close();
  const log = lines.join('\n');
  for (const outcome of [
    '"event":"register","outcome":"new"',
    '"event":"login","outcome":"wrong"',
    '"event":"logout","outcome":"ok"',
  ])
    expect(log).toContain(outcome);
  const read = (line: string): Record<string, unknown> => {
    const event: Record<string, unknown> = JSON.parse(line);
    return event;
  };
  const events = lines.map(read).filter(({ msg }) => msg === 'security');
  expect(events).toContainEqual(
    expect.objectContaining({ level: 40, event: 'login', outcome: 'wrong', account: data.uuid, client: '10.7.0.0' }),
  );
  // A flood of requests is none of lines.
  expect(events.filter(({ event }) => event === 'limit')).toEqual([
    expect.objectContaining({ outcome: 'refused', client: '10.7.1.0', subject: ACCOUNT_CALLS.login }),
  ]);
  expect(log).not.toMatch(/10\.7\.[01]\.(?!0)/);
  for (const secret of ['pazljiva.ana', GOOD_PASSWORD, ...visitor.cookies.values()]) expect(log).not.toContain(secret);
});
