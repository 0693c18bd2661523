import { MANIFEST_FILE, SIGNATURE_FILE } from '@kvadrat/contracts/releases';
import { parseManifest, type PackagedFile, type ReleasePackage } from '@kvadrat/publish';
import { reasonOf } from '../../platform/settings';
import { RegistryError } from './registry-error';

const MAX_RELEASE_BYTES = 24_000_000;
const MAX_FILES = 500;
const DEADLINE_MS = 20_000;

/**
 * Takes a release from the address where its team shows it, `https://preview.example.hr/r/mf-x/1.2.0-1a2b3c4d/`. It becomes a
 * release like an uploaded one: all checks are still to come, and browsers get it from the portal.
 * @param origins the origins an operator has listed; nothing else is asked
 * @throws {RegistryError} MFE-115 for another origin, or one that does not answer with a whole release
 */
export async function fetchPreview(address: string, origins: readonly string[]): Promise<ReleasePackage> {
  const folder = address.endsWith('/') ? address : `${address}/`;
  const base = URL.canParse(folder) ? new URL(folder) : null;
  if (base === null || !origins.includes(base.origin)) {
    throw new RegistryError(
      'MFE-115',
      `${base?.origin ?? address} is not one of the origins that releases may be shown from. An operator lists it in PREVIEW_ORIGINS, or upload the folder: npm run remotes -- upload <folder>.`,
    );
  }
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let left = MAX_RELEASE_BYTES;
  const read = async (file: string): Promise<Buffer | null> => {
    const { href } = new URL(file, base);
    // No redirects: they would lead to addresses that nobody has listed.
    const response = await fetch(href, { redirect: 'error', signal }).catch((cause: unknown) => {
      throw new RegistryError('MFE-115', `${href} does not answer: ${reasonOf(cause)}. Is the preview running?`, {
        cause,
      });
    });
    if (response.status === 404) return null;
    if (!response.ok || response.body === null)
      throw new RegistryError(
        'MFE-115',
        `${href} answers ${response.status}. Name the folder that holds ${MANIFEST_FILE}.`,
      );
    const parts: Uint8Array[] = [];
    for await (const part of response.body) {
      left -= part.length;
      if (left < 0)
        throw new RegistryError(
          'MFE-115',
          `The release at ${base.href} is larger than ${MAX_RELEASE_BYTES} bytes. Name a built release.`,
        );
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
  const text = await read(MANIFEST_FILE);
  if (text === null)
    throw new RegistryError('MFE-115', `There is no ${MANIFEST_FILE} at ${base.href}. Name the folder that holds it.`);
  const manifestText = text.toString('utf8');
  const manifest = parseManifest(manifestText);
  const names = Object.keys(manifest.files);
  if (names.length > MAX_FILES)
    throw new RegistryError(
      'MFE-115',
      `The release at ${base.href} has more than ${MAX_FILES} files. Name a built release.`,
    );
  const files = new Map<string, PackagedFile>();
  for (const name of names) {
    const bytes = await read(name);
    if (bytes !== null) files.set(name, { bytes, packed: null });
  }
  const signature = await read(SIGNATURE_FILE);
  return { manifest, manifestText, signature: signature?.toString('utf8').trim() ?? null, files };
}
