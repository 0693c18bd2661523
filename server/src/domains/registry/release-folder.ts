import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from '@kvadrat/contracts/errors';
import { MANIFEST_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';
import { parseManifest, readOrNull, type PackagedFile } from '@kvadrat/publish';
import { packagedProblem, wrongFile } from './release-package';

/** A release as the store writes it to disk. */
export interface StoredRelease {
  name: string;
  release: string;
  manifestText: string;
  files: ReadonlyMap<string, PackagedFile>;
}

/**
 * Reads and checks `remote.json` alone.
 * @throws {RegistryError} MFE-101 for a manifest that is missing or malformed
 */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const text = await readOrNull(join(folder, MANIFEST_FILE));
  if (text === null)
    throw new RegistryError(
      'MFE-101',
      `There is no ${MANIFEST_FILE} in ${folder}. Name the folder that the build wrote.`,
    );
  return parseManifest(text.toString('utf8'));
}

/** Whether the folder of a release is there; then it is complete. */
export async function hasReleaseFolder(releasesFolder: string, name: string, release: string): Promise<boolean> {
  return (await readOrNull(join(releasesFolder, name, release, MANIFEST_FILE))) !== null;
}

/** Whether the manifest on disk is this one, byte for byte. */
export async function hasManifest(
  releasesFolder: string,
  { name, release }: Pick<RemoteManifest, 'name' | 'release'>,
  text: string,
): Promise<boolean> {
  return (await readOrNull(join(releasesFolder, name, release, MANIFEST_FILE)))?.equals(Buffer.from(text)) ?? false;
}

/** Writes the folder of a release, all or nothing. One that another process has written meanwhile is left as it is. */
export async function writeReleaseFolder(
  releasesFolder: string,
  { name, release, manifestText, files }: StoredRelease,
): Promise<void> {
  const target = join(releasesFolder, name, release);
  const staging = join(releasesFolder, `.incoming-${name}-${release}-${randomUUID()}`);
  try {
    for (const [file, { bytes, packed }] of files) {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await writeFile(join(staging, file), bytes);
      if (packed !== null) await writeFile(join(staging, `${file}.br`), packed);
    }
    await writeFile(join(staging, MANIFEST_FILE), manifestText);
    await mkdir(dirname(target), { recursive: true });
    await rename(staging, target);
  } catch (error) {
    if (!(await hasReleaseFolder(releasesFolder, name, release))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Puts one file of a release back; readers see the old one or the new one. */
export async function replaceReleaseFile(
  releasesFolder: string,
  { name, release }: Pick<RemoteManifest, 'name' | 'release'>,
  path: string,
  { bytes, packed }: PackagedFile,
): Promise<void> {
  const file = join(releasesFolder, name, release, path);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  if (packed === null) {
    await rm(`${file}.br`, { force: true });
    return;
  }
  await writeFile(draft, packed);
  await rename(draft, `${file}.br`);
}

/**
 * Reads a file of a stored release as text.
 * @throws {RegistryError} MFE-005 when it is missing or is not what was published
 */
export async function readReleaseFile(
  releasesFolder: string,
  manifest: RemoteManifest,
  name: string,
): Promise<{ file: string; source: string }> {
  const { bytes } = await readPackagedFile(releasesFolder, manifest, name);
  return { file: join(releasesFolder, manifest.name, manifest.release, name), source: bytes.toString('utf8') };
}

/**
 * Reads a file of a stored release with its brotli copy.
 * @throws {RegistryError} MFE-005 when one is missing or is not what was published
 */
export async function readPackagedFile(
  releasesFolder: string,
  manifest: RemoteManifest,
  name: string,
): Promise<PackagedFile> {
  const file = join(releasesFolder, manifest.name, manifest.release, name);
  const bytes = await readOrNull(file);
  if (bytes === null) throw wrongFile(manifest, `${name} is not in the release store`);
  const packed = await readOrNull(`${file}.br`);
  const problem = packagedProblem({ bytes, packed }, manifest.files[name]?.integrity);
  if (problem !== null) throw wrongFile(manifest, `${name}${problem} was changed after it was published`);
  return { bytes, packed };
}
