import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '@kvadrat/contracts/errors';
import { MANIFEST_FILE, SIGNATURE_FILE, checkManifest, type RemoteManifest } from '@kvadrat/contracts/releases';

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

/**
 * Reads the release folder a build wrote, without judging its files.
 * @throws {RegistryError} MFE-101 for a manifest that is missing or malformed
 */
export async function readReleasePackage(folder: string): Promise<ReleasePackage> {
  const text = await readOrNull(join(folder, MANIFEST_FILE));
  if (text === null)
    throw new RegistryError(
      'MFE-101',
      `There is no ${MANIFEST_FILE} in ${folder}. Name the folder that the build wrote.`,
    );
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
    throw new RegistryError(
      'MFE-101',
      `${MANIFEST_FILE} is refused: ${wrong.join('; ')}. Mend remote.config.ts and build again.`,
    );
  }
  return value;
}

/** A file's bytes; null where there is no such file. */
export async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(Reflect.get(Object(error), 'code')))) return null;
    throw error;
  }
}

function isManifest(value: unknown, wrong: string[]): value is RemoteManifest {
  return wrong.length === 0 && typeof value === 'object';
}
