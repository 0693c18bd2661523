import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTestDatabase } from '../../../server/src/platform/db/testing/test-database';
import { demoDataCommand } from '../demo-data-command';

const database = withTestDatabase({ holds: 'places' });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `npm run demo-data` in a portal that has a public address, or has none. */
const loadInto = (signIns: boolean, ads: number) =>
  demoDataCommand({
    args: [],
    db: database.db,
    dataDir: folder,
    ads,
    picturesAhead: 0,
    signIns,
    print: () => undefined,
  });
const accounts = () =>
  database.db.selectFrom('account').select(['id', 'email', 'password_hash']).orderBy('id').execute();
const talks = async () => (await database.db.selectFrom('enquiry_thread').select('id').execute()).length;

test('R274 people with the known password come only where the portal has no public address; one that gets it lets nobody in', async () => {
  await loadInto(false, 30);
  expect([await accounts(), await talks()]).toEqual([[], 0]);

  await loadInto(true, 30);
  const open = await accounts();
  expect(open.map(({ email }) => email)).toEqual(['ana@kvadrat.example', expect.stringMatching(/^info@.*\.example$/)]);
  expect(open.every(({ password_hash: hash }) => hash?.startsWith('$argon2id$'))).toBe(true);
  expect(await talks()).toBeGreaterThan(3);
  const hash = Buffer.alloc(32);
  await database.sql`
    INSERT INTO account_session (handle_hash, key_hash, account_id, service, created_at, seen_at, proven_at)
    VALUES (${hash}, ${hash}, ${open[0]?.id ?? 0}, 'password', now(), now(), now())`;

  await loadInto(false, 30);
  expect((await accounts()).map(({ password_hash: password }) => password)).toEqual([null, null]);
  expect(await database.db.selectFrom('account_session').select('account_id').execute()).toEqual([]);
}, 60_000);
