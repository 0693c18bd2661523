import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { OperatorError, projectRoot, reasonOf } from '../settings';
import type { Db } from './database';

/** `0010-registry.sql` → migration `0010-registry`. */
const MIGRATION_FILE = /^(\d{4}-[a-z0-9-]+)\.sql$/;

class SqlFolder implements MigrationProvider {
  constructor(private readonly folder: string) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations: Record<string, Migration> = {};
    for (const file of (await readdir(this.folder)).sort()) {
      const name = MIGRATION_FILE.exec(file)?.[1];
      if (name === undefined)
        throw new OperatorError(`server/migrations/${file} is not named like 0001-what-it-does.sql.`);
      migrations[name] = {
        up: async (db) => {
          await sql.raw(await readFile(join(this.folder, file), 'utf8')).execute(db);
        },
      };
    }
    return migrations;
  }
}

function migrationsFolder(): string {
  return join(projectRoot(), 'server', 'migrations');
}

/** Every domain numbers in its own range, so a lower number may well arrive after a higher one has run. */
function migrator(db: Db, folder: string): Migrator {
  return new Migrator({ db, provider: new SqlFolder(folder), allowUnorderedMigrations: true });
}

/**
 * Brings the schema up to date. Each file runs in a transaction of its own under Kysely's advisory lock, so servers that
 * start together wait for each other and a file that fails leaves nothing behind.
 *
 * @returns the names of the migrations that ran
 * @throws Error that names the file and PostgreSQL's message
 */
export async function migrate(db: Db, folder: string = migrationsFolder()): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Neither a long step nor waiting for another server's steps is a statement that hangs.
    await sql`SET statement_timeout = 0`.execute(connection);
    try {
      return await runAll(migrator(connection, folder));
    } finally {
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}

async function runAll(runner: Migrator): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await runner.migrateUp();
    for (const result of results) {
      if (result.status === 'Success') applied.push(result.migrationName);
    }
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error');
      throw new Error(`Migration ${failed?.migrationName ?? '(none)'} failed: ${reasonOf(error)}.`, { cause: error });
    }
    if (results.length === 0) return applied;
  }
}

/** Names of the migrations this database has run, in name order: the version of its schema. */
export async function schemaVersion(db: Db, folder: string = migrationsFolder()): Promise<string[]> {
  const migrations = await migrator(db, folder).getMigrations();
  return migrations.filter((migration) => migration.executedAt !== undefined).map((migration) => migration.name);
}
