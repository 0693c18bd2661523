import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { RegistryError } from '@kvadrat/contracts/errors';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import type { PackagedFile, ReleasePackage } from '@kvadrat/publish';

/** Hash of a file's bytes as `integrity` attributes write it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Size of a file as browsers fetch it. */
export function packedBytes({ bytes, packed }: PackagedFile): number {
  return (
    packed?.length ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length
  );
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
    if (file.packed !== null && !decodesTo(file.packed, file.bytes))
      throw wrongFile(manifest, `${name}.br does not decode to ${name}`);
  }
}

export function wrongFile({ name, release }: Pick<RemoteManifest, 'name' | 'release'>, what: string): RegistryError {
  return new RegistryError(
    'MFE-005',
    `In ${name} ${release} ${what}. Build the package again and publish the whole folder.`,
  );
}

/** Brotli copies that were found to decode to the file of a hash: `<integrity> <hash of the copy>`. */
const knownCopies = new Set<string>();
const MAX_KNOWN_COPIES = 5000;

/**
 * Holds a file and its brotli copy against a hash.
 * @returns what is not as it should be, `''` for the file and `'.br'` for the copy; null for nothing
 */
export function packagedProblem({ bytes, packed }: PackagedFile, integrity: string | undefined): '' | '.br' | null {
  if (integrityOf(bytes) !== integrity) return '';
  if (packed === null) return null;
  const copy = `${integrity} ${integrityOf(packed)}`;
  if (knownCopies.has(copy)) return null;
  if (!decodesTo(packed, bytes)) return '.br';
  if (knownCopies.size >= MAX_KNOWN_COPIES) knownCopies.clear();
  knownCopies.add(copy);
  return null;
}

function decodesTo(packed: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: bytes.length + 1 }).equals(bytes);
  } catch {
    return false;
  }
}
