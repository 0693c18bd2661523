import { createApp } from '../app';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { StaffDoor, staffSessionRoutes } from '../domains/operations/api';
import { operateRegistry, registryRoutes } from '../domains/registry/api';
import { PORTAL, createSocialPortal } from '../domains/social/testing/social-portal';

const database = withTestDatabase();

interface Line {
  level: number;
  msg: string;
  event: string;
  outcome: string;
}
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'msg' in value && value.msg === 'security';

/** Takes a log, and gives what it tells of security. */
function listen(): { write: (line: string) => void; text: () => string; events: () => Line[] } {
  const lines: string[] = [];
  return {
    write: (line) => void lines.push(line),
    text: () => lines.join(''),
    events: () => lines.map((line): unknown => JSON.parse(line)).filter(isLine),
  };
}

test('J6 operators and teams with a wrong token, and operators who signed in, are told where only warnings are written', async () => {
  const { db } = database;
  const log = listen();
  const app = await createApp({
    settings: { publicUrl: () => PORTAL, logLevel: 'warn', logTo: log, trustProxy: false, apiRequestsPerMinute: 1000 },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(registryRoutes, { db, registry: { reload: () => Promise.resolve() } });
      await api.register(staffSessionRoutes, { db, staff: new StaffDoor({ db, open: false, secure: () => true }) });
    },
  });
  const printed: string[] = [];
  await operateRegistry(
    db,
    { words: ['token', 'issue'], options: { staff: true, label: 'Iva', days: '7', hours: '8' } },
    (line) => printed.push(line),
  );
  const token = /kvt_\S+/.exec(printed.join(' '))?.[0] ?? '';
  const signIn = (words: string) =>
    app.inject({
      method: 'POST',
      url: '/api-next/staff/session/',
      remoteAddress: '203.0.113.77',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { secret: words },
    });
  expect((await signIn('kvt_wrong_token')).statusCode).toBe(422);
  expect((await signIn(token)).statusCode).toBe(204);
  expect(
    (await app.inject({ url: '/api-next/registry/', headers: { authorization: 'Bearer kvt_wrong_token' } })).statusCode,
  ).toBeGreaterThan(399);
  await app.close();
  expect(log.events()).toMatchObject([
    { level: 40, event: 'staff-sign-in', outcome: 'wrong', client: '203.0.113.0' },
    { level: 40, event: 'staff-sign-in', outcome: 'ok', client: '203.0.113.0' },
    { level: 40, event: 'registry-token', outcome: 'refused', client: '127.0.0.0', subject: '/api-next/registry/' },
  ]);
  for (const secret of [token, 'kvt_wrong', '203.0.113.77']) expect(log.text()).not.toContain(secret);
});

test('J6 what comes of sign-ins with others and with One Tap is told with the way they went', async () => {
  const log = listen();
  const portal = await createSocialPortal(database, {}, false, log);
  const visitor = portal.visitor();
  expect((await visitor.get('/singleSignOn/google/?state=unknown')).statusCode).toBeLessThan(500);
  await visitor.form('/singleSignOn.php', { code: 'x.y.z', action: 'parserequesttoken' });
  await portal.close();
  expect(log.events()).toMatchObject([
    { level: 40, event: 'login', outcome: 'expired', subject: 'google' },
    { level: 40, event: 'login', outcome: 'notOffered', subject: 'one-tap' },
  ]);
});
