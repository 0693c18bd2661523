import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LATEST_FILE, MANIFEST_FILE, type ChangeOutcome, type RemoteManifest } from '@kvadrat/contracts/releases';
import { readReleasePackage, type ReleasePackage } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { LOCAL_BUILD_AUTHOR } from './local-build-author';
import { publishRelease, uploadRelease } from './publish-release';
import { RegistryError } from './registry-error';
import { readLastAuthor, readSnapshot } from './registry.store';
import { readRelease } from './release-files.store';
import { compareVersions } from './satisfies-range';

export interface LocalBuildsOptions {
  /** Of `npm run dev`: what was just built is what is wanted, whoever published before. */
  development?: boolean;
  /** Told what was not made live, and what to do. */
  note?: (line: string) => void;
}

/** Other servers may start at the same time. */
const TRIES = 5;

/** A build this checkout has of one of its packages. */
interface LocalBuild {
  candidate: ReleasePackage;
  builtAt: Date;
}

/**
 * Makes live what `npm run build` left in `<package>/dist`, where nothing else was decided: a remote that has no entry yet, or
 * whose live release came from an older local build. What somebody has published stays, and so does a newer build of
 * another checkout; of a package that has gone on meanwhile the build is kept, for somebody to make live. A rollback outlives
 * a restart. One package that cannot be registered keeps no other from it.
 * @param packages folders of the packages; the shell stands first
 * @returns one outcome for each package that went live
 * @throws {RegistryError} MFE-101 when a package was not built
 */
export async function registerLocalBuilds(
  db: Db,
  packages: readonly string[],
  { development = false, note = () => undefined }: LocalBuildsOptions = {},
): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (const folder of packages) {
    const build = await readBuild(folder);
    try {
      const outcome = await unlessOvertaken(() => register(db, build, development, note));
      if (outcome?.changed === true) outcomes.push(outcome);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { name, release } = build.candidate.manifest;
      note(`${name} ${release} of this checkout is not live. ${error.code}: ${error.message}`);
    }
  }
  return outcomes;
}

async function register(
  db: Db,
  { candidate, builtAt }: LocalBuild,
  development: boolean,
  note: (line: string) => void,
): Promise<ChangeOutcome | null> {
  const { manifest } = candidate;
  const { name, release } = manifest;
  const { entries, revision } = await readSnapshot(db);
  const entry = entries.find((candidate) => candidate.name === name);
  const origin = { kind: 'local', builtAt } as const;
  const publish = (): Promise<ChangeOutcome> =>
    publishRelease(db, candidate, { expectedRevision: revision, author: LOCAL_BUILD_AUTHOR, reason: 'start' }, origin);
  if (entry === undefined || entry.stable === release) return publish();
  const known = await readRelease(db, manifest);
  if (known !== null && (await readLastAuthor(db, name)) !== LOCAL_BUILD_AUTHOR) return null;
  const live = await readRelease(db, { name, release: entry.stable });
  if (!development && !isNewer(manifest, builtAt, live)) return null;
  if (development || live?.builtAt !== null) return publish();
  if (known !== null) return null;
  await uploadRelease(db, candidate, origin);
  note(
    `${name} ${entry.stable} stays live, since somebody published it. The newer ${release} of this checkout is kept: npm run remotes -- pin ${name} ${release}.`,
  );
  return null;
}

/** Does it again, from what is there by then, when somebody else was faster. */
async function unlessOvertaken<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(error instanceof RegistryError) || error.code !== 'MFE-104') throw error;
    }
  }
}

/** By version; of one version by when it was built, which is not known of what somebody has published. */
function isNewer({ version }: RemoteManifest, builtAt: Date, live: Awaited<ReturnType<typeof readRelease>>): boolean {
  if (live === null) return true;
  const order = compareVersions(version, live.manifest.version);
  return order > 0 || (order === 0 && live.builtAt !== null && builtAt > live.builtAt);
}

async function readBuild(folder: string): Promise<LocalBuild> {
  const build = join(folder, 'dist', await latestRelease(folder));
  const candidate = await readReleasePackage(build);
  return { candidate, builtAt: (await stat(join(build, MANIFEST_FILE))).mtime };
}

async function latestRelease(folder: string): Promise<string> {
  const file = join(folder, 'dist', LATEST_FILE);
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string')
      return value.release;
  } catch (cause) {
    throw new RegistryError('MFE-101', `${file} cannot be read. Build the package: npm run build.`, { cause });
  }
  throw new RegistryError('MFE-101', `${file} names no release. Build the package: npm run build.`);
}
