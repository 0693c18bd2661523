import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MANIFEST_FILE, SIGNATURE_FILE, checkManifest, type RemoteManifest } from '@kvadrat/contracts/releases';
import { errorCode } from '../settings';
import { RegistryError } from './registry-error';

export interface PackagedFile {
  bytes: Buffer;
  /** Brotli; null where the build made none. */
  packed: Buffer | null;
}

/** A whole release, before anything was done with it. */
export interface ReleasePackage {
  manifest: RemoteManifest;
  /** `remote.json` as it was signed. */
  manifestText: string;
  /** Base64; null for an unsigned release. */
  signature: string | null;
  /** By the names the manifest lists. */
  files: ReadonlyMap<string, PackagedFile>;
}

/** Hash of a file's bytes as `integrity` attributes write it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Size of a file as browsers fetch it. */
export function packedBytes({ bytes, packed }: PackagedFile): number {
  return packed?.length ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}

/**
 * Reads the release folder a build wrote, without judging its files.
 * @throws {RegistryError} MFE-101 for a manifest that is missing or malformed
 */
export async function readReleasePackage(folder: string): Promise<ReleasePackage> {
  const text = await readOrNull(join(folder, MANIFEST_FILE));
  if (text === null) throw new RegistryError('MFE-101', `There is no ${MANIFEST_FILE} in ${folder}. Name the folder that the build wrote.`);
  const manifestText = text.toString('utf8');
  const manifest = parseManifest(manifestText);
  const files = new Map<string, PackagedFile>();
  for (const name of Object.keys(manifest.files)) {
    const bytes = await readOrNull(join(folder, name));
    if (bytes !== null) files.set(name, { bytes, packed: await readOrNull(join(folder, `${name}.br`)) });
  }
  const signature = await readOrNull(join(folder, SIGNATURE_FILE));
  return { manifest, manifestText, signature: signature?.toString('utf8').trim() ?? null, files };
}

/** @throws {RegistryError} MFE-101, with every point that is wrong */
export function parseManifest(text: string): RemoteManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
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
 * Holds every file against the hash the manifest names for it, and its brotli copy against the file.
 * @throws {RegistryError} MFE-005 for a file that is missing, was changed, or decodes to something else
 */
export function checkFiles({ manifest, files }: ReleasePackage): void {
  for (const [name, { integrity }] of Object.entries(manifest.files)) {
    const file = files.get(name);
    if (file === undefined) throw wrongFile(manifest, `${name} is listed but not in the folder`);
    if (integrityOf(file.bytes) !== integrity) throw wrongFile(manifest, `${name} does not have the listed hash`);
    if (file.packed !== null && !decodesTo(file.packed, file.bytes)) throw wrongFile(manifest, `${name}.br does not decode to ${name}`);
  }
}

export function wrongFile({ name, release }: Pick<RemoteManifest, 'name' | 'release'>, what: string): RegistryError {
  return new RegistryError('MFE-005', `In ${name} ${release} ${what}. Build the package again and publish the whole folder.`);
}

export async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

function isManifest(value: unknown, wrong: string[]): value is RemoteManifest {
  return wrong.length === 0 && typeof value === 'object';
}

function decodesTo(packed: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: bytes.length + 1 }).equals(bytes);
  } catch {
    return false;
  }
}
