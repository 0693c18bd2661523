import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATEST_FILE, type ChangeOutcome } from '@kvadrat/contracts/releases';
import { readReleasePackage } from '@kvadrat/publish';
import type { Db } from '../db';
import { publishRelease } from './publish-release';
import { RegistryError } from './registry-error';
import { readLastAuthor, readSnapshot } from './registry.store';
import { readRelease } from './release-files.store';

/** Author of the changes that a start makes. */
export const LOCAL_BUILD_AUTHOR = 'local build';

/**
 * Publishes what `npm run build` left in `<package>/dist`. A build that is live is left alone, and
 * so is a build that was published before when a person changed that remote last: a rollback
 * outlives a restart.
 * @param packages folders of the packages; the shell stands first
 * @returns one outcome for each package that was published
 * @throws {RegistryError} MFE-101 when a package was not built, otherwise as `publishRelease`
 */
export async function registerLocalBuilds(db: Db, packages: readonly string[]): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (const folder of packages) {
    const build = join(folder, 'dist', await latestRelease(folder));
    const candidate = await readReleasePackage(build);
    const { name, release } = candidate.manifest;
    const { entries, revision } = await readSnapshot(db);
    const live = entries.some((entry) => entry.name === name && entry.stable === release);
    if (!live && (await wasReplacedByPerson(db, name, release))) continue;
    outcomes.push(await publishRelease(db, candidate, { expectedRevision: revision, author: LOCAL_BUILD_AUTHOR, reason: 'start' }, 'local'));
  }
  return outcomes.filter(({ changed }) => changed);
}

async function wasReplacedByPerson(db: Db, name: string, release: string): Promise<boolean> {
  return (await readRelease(db, { name, release })) !== null && (await readLastAuthor(db, name)) !== LOCAL_BUILD_AUTHOR;
}

async function latestRelease(folder: string): Promise<string> {
  const file = join(folder, 'dist', LATEST_FILE);
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string') return value.release;
  } catch (cause) {
    throw new RegistryError('MFE-101', `${file} cannot be read. Build the package: npm run build.`, { cause });
  }
  throw new RegistryError('MFE-101', `${file} names no release. Build the package: npm run build.`);
}
