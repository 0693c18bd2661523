import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OverrideNote, ReleaseKey } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { RegistryError } from './registry-error';

/** @returns the id under which an override is known from now on */
export async function noteOverride(
  db: Db,
  { name, release }: ReleaseKey,
  until: Date,
  author: string,
): Promise<string> {
  const id = randomBytes(9).toString('hex');
  await db.insertInto('registry_override').values({ id, name, release, author, ends_at: until }).execute();
  return id;
}

/** The overrides of a remote that still count, newest first. */
export async function listOverrides(db: Db, name: string): Promise<OverrideNote[]> {
  return db
    .selectFrom('registry_override')
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .select(['id', 'name', 'release', 'author', 'issued_at as issuedAt', 'ends_at as until'])
    .orderBy('issued_at', 'desc')
    .execute();
}

/**
 * Takes an override back: it counts for nobody from the next request on.
 * @throws {RegistryError} MFE-116 when the remote has none of that id that still counts
 */
export async function revokeOverride(db: Db, name: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('registry_override')
    .set({ revoked_at: sql`now()` })
    .where('name', '=', name)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new RegistryError(
      'MFE-116',
      `${name} has no override "${id}" that counts. npm run remotes -- overrides ${name} shows those that do.`,
    );
}

export async function isRevoked(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('registry_override').where('id', '=', id).select('revoked_at').executeTakeFirst();
  return row?.revoked_at !== null;
}
