import { sql, type Transaction } from 'kysely';
import { RELEASE_DAYS, type ReleaseKey, type RemoteManifest } from '@kvadrat/contracts/releases';
import type { PackagedFile, ReleasePackage } from '@kvadrat/publish';
import type { Database, Db } from '../../platform/db';
import { manifestProblem } from './check-snapshot';
import { RegistryError } from './registry-error';
import { jsonb } from './registry.store';
import type { StoredRelease } from './release-folder';

/** Whether a release's files may be served: `gone` once it was retired for too long. */
export type ReleaseState = 'kept' | 'gone' | 'unknown';

const EXPIRED = sql<boolean>`retired_at < now() - make_interval(days => ${RELEASE_DAYS})`;

/**
 * Writes a checked release with its files, new or once more after it was cleaned away.
 * @param builtAt of a local build; what somebody has published is no local build any more
 */
export async function writeRelease(
  trx: Transaction<Database>,
  { manifest, manifestText, files }: ReleasePackage,
  weight: number,
  builtAt: Date | null = null,
): Promise<void> {
  const { name, release } = manifest;
  await lockFiles(trx);
  await trx
    .insertInto('registry_release')
    .values({ name, release, manifest: jsonb(manifest), manifest_text: manifestText, weight, built_at: builtAt })
    .onConflict((conflict) =>
      conflict.columns(['name', 'release']).doUpdateSet({
        manifest_text: manifestText,
        weight,
        ...(builtAt === null ? { built_at: null } : {}),
        removed_at: null,
        retired_at: sql`CASE WHEN registry_release.retired_at IS NULL THEN NULL ELSE now() END`,
      }),
    )
    .execute();
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    const file = files.get(path);
    if (file === undefined) continue;
    await trx
      .insertInto('registry_file')
      .values({ integrity, ...file })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('registry_release_file')
      .values({ name, release, path, integrity })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * The manifest of a release that was published before, also of one whose files are gone, or null.
 * @throws {RegistryError} MFE-008 for one that was changed since
 */
export async function readRelease(
  db: Db,
  { name, release }: ReleaseKey,
): Promise<{ manifest: RemoteManifest; state: ReleaseState; builtAt: Date | null } | null> {
  const row = await db
    .selectFrom('registry_release')
    .where('name', '=', name)
    .where('release', '=', release)
    .select([
      'manifest',
      'manifest_text as text',
      'built_at as builtAt',
      sql<boolean>`removed_at IS NOT NULL OR coalesce(${EXPIRED}, false)`.as('gone'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const problem = manifestProblem(`${name}/${release}`, row.manifest, row.text);
  if (problem !== null)
    throw new RegistryError(
      'MFE-008',
      `${name} ${release} is not used: ${problem}. Publish a mended release of another version.`,
    );
  return { manifest: row.manifest, state: row.gone ? 'gone' : 'kept', builtAt: row.builtAt };
}

/** Whether a release's files may be served, whatever became of its manifest. */
export async function readReleaseState(db: Db, { name, release }: ReleaseKey): Promise<ReleaseState> {
  const row = await db
    .selectFrom('registry_release')
    .where('name', '=', name)
    .where('release', '=', release)
    .select(sql<boolean>`removed_at IS NOT NULL OR coalesce(${EXPIRED}, false)`.as('gone'))
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.gone ? 'gone' : 'kept';
}

/** All files of a release, or null when they are not in the database. */
export async function readStoredRelease(db: Db, key: ReleaseKey): Promise<StoredRelease | null> {
  const manifestText = await readManifestText(db, key);
  const files = await readFiles(db, key);
  return manifestText === null || files.size === 0 ? null : { ...key, manifestText, files };
}

/** `remote.json` of a release as it was published, or null when it is not known. */
export async function readManifestText(db: Db, { name, release }: ReleaseKey): Promise<string | null> {
  const row = await db
    .selectFrom('registry_release')
    .where('name', '=', name)
    .where('release', '=', release)
    .select('manifest_text')
    .executeTakeFirst();
  return row?.manifest_text ?? null;
}

/** Files of a release by path; only the named one where a path is given. */
export async function readFiles(
  db: Db,
  { name, release }: ReleaseKey,
  path?: string,
): Promise<Map<string, PackagedFile>> {
  let query = db
    .selectFrom('registry_release_file as r')
    .innerJoin('registry_file as f', 'f.integrity', 'r.integrity')
    .where('r.name', '=', name)
    .where('r.release', '=', release);
  if (path !== undefined) query = query.where('r.path', '=', path);
  const rows = await query.select(['r.path', 'f.bytes', 'f.packed']).execute();
  return new Map(rows.map(({ path: found, bytes, packed }) => [found, { bytes, packed }]));
}

/** Which of these releases somebody has published, unlike builds of a checkout that its start registered. */
export async function readPublished(db: Db, manifests: readonly RemoteManifest[]): Promise<RemoteManifest[]> {
  const rows = await db
    .selectFrom('registry_release')
    .where('built_at', 'is', null)
    .select(['name', 'release'])
    .execute();
  const published = new Set(rows.map(({ name, release }) => `${name}/${release}`));
  return manifests.filter(({ name, release }) => published.has(`${name}/${release}`));
}

/** Brotli bytes of a first view by `<name>/<release>`, of those that were measured. */
export async function readWeights(db: Db, keys: readonly ReleaseKey[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('registry_release')
    .where((e) => e.or(keys.map(({ name, release }) => e.and({ name, release }))))
    .where('weight', 'is not', null)
    .select(['name', 'release', 'weight'])
    .execute();
  return new Map(rows.map(({ name, release, weight }) => [`${name}/${release}`, weight ?? 0]));
}

/**
 * Deletes the files of releases that were retired for too long; what is known about them stays.
 * @returns the releases that lost their files
 */
export async function deleteExpiredFiles(db: Db): Promise<ReleaseKey[]> {
  return db.transaction().execute(async (trx) => {
    await lockFiles(trx);
    const gone = await trx
      .updateTable('registry_release')
      .set({ removed_at: sql`now()` })
      .where('removed_at', 'is', null)
      .where(EXPIRED)
      .returning(['name', 'release'])
      .execute();
    for (const { name, release } of gone) {
      await trx.deleteFrom('registry_release_file').where('name', '=', name).where('release', '=', release).execute();
    }
    await sql`DELETE FROM registry_file f WHERE NOT EXISTS (SELECT 1 FROM registry_release_file r WHERE r.integrity = f.integrity)`.execute(
      trx,
    );
    return gone;
  });
}

/** An upload must not count on a file that a clean-up is about to delete. */
async function lockFiles(trx: Transaction<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat registry files'))`.execute(trx);
}
