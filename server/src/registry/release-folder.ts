import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MANIFEST_FILE, checkManifest, type RemoteManifest } from '@kvadrat/contracts/releases';
import { RegistryError } from './registry-error';

/** Hash of a file's bytes as `integrity` attributes write it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Reads a release folder and holds every file against the hash the manifest names for it.
 * @throws {RegistryError} MFE-101 for a manifest that is missing or malformed, MFE-005 for a file
 *   that is missing or has another hash, also for a `.br` file that decodes to something else
 */
export async function readReleaseFolder(folder: string): Promise<RemoteManifest> {
  const manifest = await readManifest(folder);
  for (const [name, file] of Object.entries(manifest.files)) {
    const bytes = await readOrNull(join(folder, name));
    if (bytes === null) throw wrongFile(manifest, `${name} is listed but not in the folder`);
    if (integrityOf(bytes) !== file.integrity) throw wrongFile(manifest, `${name} does not have the listed hash`);
    if (Object.hasOwn(manifest.files, `${name}.br`)) continue;
    const packed = await readOrNull(join(folder, `${name}.br`));
    if (packed !== null && !decodesTo(packed, bytes)) throw wrongFile(manifest, `${name}.br does not decode to ${name}`);
  }
  return manifest;
}

/** Reads and checks `remote.json` alone; throws like {@link readReleaseFolder}. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const text = await readOrNull(join(folder, MANIFEST_FILE));
  if (text === null) throw new RegistryError('MFE-101', `There is no ${MANIFEST_FILE} in ${folder}. Name the folder that the build wrote.`);
  let value: unknown;
  try {
    value = JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new RegistryError('MFE-101', `${MANIFEST_FILE} is not JSON. Build the package again.`, { cause });
  }
  const wrong = checkManifest(value);
  if (!isManifest(value, wrong)) {
    throw new RegistryError('MFE-101', `${MANIFEST_FILE} is refused: ${wrong.join('; ')}. Mend remote.config.ts and build again.`);
  }
  return value;
}

/**
 * Puts the files of a checked release into the store, all or nothing: a release folder that is
 * there is complete. A folder that is there already is left as it is, releases never change.
 */
export async function storeRelease(source: string, manifest: RemoteManifest, releasesFolder: string): Promise<void> {
  const target = join(releasesFolder, manifest.name, manifest.release);
  if ((await readOrNull(join(target, MANIFEST_FILE))) !== null) return;
  const staging = join(releasesFolder, `.incoming-${manifest.name}-${manifest.release}-${String(process.pid)}`);
  await rm(staging, { recursive: true, force: true });
  for (const name of [MANIFEST_FILE, ...Object.keys(manifest.files)]) {
    await mkdir(dirname(join(staging, name)), { recursive: true });
    await cp(join(source, name), join(staging, name));
    if ((await readOrNull(join(source, `${name}.br`))) !== null) await cp(join(source, `${name}.br`), join(staging, `${name}.br`));
  }
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
}

/**
 * Reads a file of a stored release as text.
 * @throws {RegistryError} MFE-005 when it is missing or is not what was published
 */
export async function readReleaseFile(releasesFolder: string, manifest: RemoteManifest, name: string): Promise<{ file: string; source: string }> {
  const file = join(releasesFolder, manifest.name, manifest.release, name);
  const bytes = await readOrNull(file);
  if (bytes === null) throw wrongFile(manifest, `${name} is not in the release store`);
  if (integrityOf(bytes) !== manifest.files[name]?.integrity) throw wrongFile(manifest, `${name} was changed after it was published`);
  return { file, source: bytes.toString('utf8') };
}

function isManifest(value: unknown, wrong: string[]): value is RemoteManifest {
  return wrong.length === 0 && typeof value === 'object';
}

function wrongFile(manifest: RemoteManifest, what: string): RegistryError {
  return new RegistryError('MFE-005', `In ${manifest.name} ${manifest.release} ${what}. Build the package again and publish the whole folder.`);
}

function decodesTo(packed: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: bytes.length + 1 }).equals(bytes);
  } catch {
    return false;
  }
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
