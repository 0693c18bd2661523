import { draft } from '../../listings/testing/draft';
import { withPortal } from '../testing/portal';
import { rebuildReadModel } from './rebuild-read-model';
import { vacuumUnseen } from './vacuum-tables';

const portal = withPortal();

async function unseenPages(): Promise<number> {
  const rows = await portal.database.sql<{ n: number }[]>`
    SELECT relpages - relallvisible AS n FROM pg_class WHERE oid = 'ls'::regclass`;
  return rows[0]?.n ?? -1;
}

test('a rebuild beside an older transaction leaves its rows to be read by index-only scans, until a minute later', async () => {
  const { db } = portal.database;
  await portal.given(Array.from({ length: 20 }, () => draft()));
  let meanwhile = -1;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (older) => {
      await older.selectFrom('place').select('id').limit(1).execute();
      await rebuildReadModel(db);
      meanwhile = await unseenPages();
    });
  expect(meanwhile).toBeGreaterThan(0);
  expect(await vacuumUnseen(db)).toContain('ls');
  expect(await unseenPages()).toBe(0);
  expect(await vacuumUnseen(db)).not.toContain('ls');
});
