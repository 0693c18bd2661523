import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../settings';
import { openDatabase, openDatabaseForCommand, versionComplaint } from './open-database';
import { withTemporaryFolders } from './testing/temporary-folder';

const newFolder = withTemporaryFolders();

const options = {
  role: 'the tests',
  report: () => undefined,
  onGivenUp: (error: Error) => {
    throw error;
  },
};

test('PostgreSQL 15 and newer will do, an older one is refused with a sentence', () => {
  const address = { url: 'postgres://kvadrat:geheim@db.example:5433/portal' };
  expect(versionComplaint(150_000, address)).toBeUndefined();
  expect(versionComplaint(180_004, address)).toBeUndefined();
  expect(versionComplaint(140_012, address)).toBe(
    'The database db.example:5433/portal is PostgreSQL 14, but the portal needs 15 or newer.',
  );
});

test('a database that cannot be reached is told without its password', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://kvadrat:geheim@127.0.0.1:1/portal' });
  await expect(openDatabase(settings, options)).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/portal cannot be reached: .*ECONNREFUSED/,
  );
});

test('a command uses the database of a running portal, and leaves it running', async () => {
  const settings = readSettings({ DATA_DIR: newFolder() });
  const portal = await openDatabase(settings, options);
  const command = await openDatabaseForCommand(settings, options);
  await command.sql`CREATE TABLE written_by_command (n int)`;
  await command.close();
  expect(await portal.sql`SELECT count(*)::int AS n FROM written_by_command`).toMatchObject([{ n: 0 }]);
  await portal.close();
});

test('a command without a portal starts the database for its own life, and waits for other commands at its end', async () => {
  const settings = readSettings({ DATA_DIR: newFolder() });
  const first = await openDatabaseForCommand(settings, { ...options, role: 'npm run import', begin: true });
  const second = await openDatabaseForCommand(settings, options);
  const ended: string[] = [];
  const firstEnd = first.close().then(() => ended.push('first'));
  await second.sql`SELECT pg_sleep(0.3)`;
  expect(ended).toEqual([]);
  await expect(openDatabase(settings, options)).rejects.toThrow(/is in use by npm run import \(process \d+\)/);
  await second.close();
  await firstEnd;
  expect(ended).toEqual(['first']);
});

test('J7 a command that finds no database says where it looked and what to set, and makes none', async () => {
  const folder = newFolder();
  for (const dataDir of [folder, join(folder, 'not', 'there')]) {
    const refused = openDatabaseForCommand(readSettings({ DATA_DIR: dataDir }), options);
    await expect(refused).rejects.toThrow(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder with the data of the portal, or DATABASE_URL to its server.`,
    );
  }
  expect(readdirSync(folder)).toEqual([]);
});
