import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { RegistryEntry, RegistrySnapshot, RevisionNote } from '@kvadrat/contracts/releases';
import type { Database, Db, DbOrTransaction } from '../../platform/db';
import { checkSnapshot, type UncheckedSnapshot } from './check-snapshot';
import { RegistryError } from './registry-error';

/** Channel on which a committed change is announced; the payload is the revision. */
export const REGISTRY_CHANNEL = 'kvadrat_registry';

export interface RegistryChange {
  name: string;
  /** Revision the author saw. */
  expectedRevision: number;
  author: string;
  reason: string;
}

/** Reads the registry at one revision, with the manifest of every release it names that holds. */
export async function readSnapshot(db: Db): Promise<RegistrySnapshot> {
  return checkSnapshot(await readUnchecked(db)).snapshot;
}

/** The registry at one revision as it stands in the database, with the manifest of every release it names. */
export async function readUnchecked(db: Db): Promise<UncheckedSnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const entries = await readEntries(trx);
      const releases = await trx
        .selectFrom('registry_release as r')
        .innerJoin('registry_entry as e', 'e.name', 'r.name')
        .where(sql<boolean>`r.release in (e.stable, e.previous, e.canary ->> 'release')`)
        .select(['r.name', 'r.release', 'r.manifest', 'r.manifest_text as text'])
        .execute();
      return {
        revision: await readRevision(trx),
        entries,
        manifests: Object.fromEntries(
          releases.map(({ name, release, manifest, text }) => [`${name}/${release}`, { manifest, text }]),
        ),
      };
    });
}

/** Who made the last change about a remote, or null when there was none. */
export async function readLastAuthor(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('registry_revision')
    .where('name', '=', name)
    .select('author')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.author ?? null;
}

/** Writes the entry of a remote, new or known. */
export async function writeEntry(trx: Transaction<Database>, entry: RegistryEntry): Promise<void> {
  const values = { state: entry.state, stable: entry.stable, previous: entry.previous, canary: jsonb(entry.canary) };
  await trx
    .insertInto('registry_entry')
    .values({ name: entry.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/**
 * Makes one change as the next revision and announces it to all processes at commit.
 * @returns the new revision
 * @throws {RegistryError} MFE-104 when somebody else changed the registry meanwhile
 */
export async function changeRegistry(
  db: Db,
  change: RegistryChange,
  apply: (trx: Transaction<Database>) => Promise<void>,
): Promise<number> {
  const { name, author, reason } = change;
  const revision = change.expectedRevision + 1;
  return db.transaction().execute(async (trx) => {
    await sql`lock table registry_revision in exclusive mode`.execute(trx);
    const current = await readRevision(trx);
    if (current !== change.expectedRevision) {
      throw new RegistryError(
        'MFE-104',
        `The registry is at revision ${current}, not ${change.expectedRevision}. Look at what changed (npm run remotes -- list) and try again.`,
      );
    }
    await apply(trx);
    await followLiveReleases(trx, name);
    await trx
      .insertInto('registry_revision')
      .values({ revision, name, author, reason, entries: jsonb(await readEntries(trx)) })
      .execute();
    await sql`select pg_notify(${REGISTRY_CHANNEL}, ${String(revision)})`.execute(trx);
    return revision;
  });
}

/** The last changes about a remote, newest first. */
export async function readHistory(db: Db, name: string, limit: number): Promise<RevisionNote[]> {
  const rows = await db
    .selectFrom('registry_revision')
    .where('name', '=', name)
    .select(['revision', 'author', 'reason', 'entries', 'changed_at as changedAt'])
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ entries, ...note }) => ({ ...note, entry: entries.find((entry) => entry.name === name) ?? null }));
}

/** The newest revision; 0 for an empty registry. */
export async function readRevision(db: DbOrTransaction): Promise<number> {
  const row = await db
    .selectFrom('registry_revision')
    .select((e) => e.fn.max('revision').as('revision'))
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** The time a release stopped being named counts from the change that took its name out. */
async function followLiveReleases(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`
    UPDATE registry_release r
    SET retired_at = CASE WHEN r.release IN (e.stable, e.previous, e.canary ->> 'release') THEN NULL ELSE coalesce(r.retired_at, now()) END
    FROM registry_entry e WHERE e.name = r.name AND r.name = ${name}`.execute(trx);
}

async function readEntries(db: DbOrTransaction): Promise<RegistryEntry[]> {
  return db
    .selectFrom('registry_entry')
    .select(['name', 'state', 'stable', 'previous', 'canary'])
    .orderBy('name')
    .execute();
}

/** By way of text: the driver would write a list as a PostgreSQL array and a text as a JSON text. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${value === null ? null : JSON.stringify(value)}::text::jsonb`;
}
