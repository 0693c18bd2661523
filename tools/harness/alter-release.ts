import { createHash, randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkManifest, MANIFEST_FILE } from '@kvadrat/contracts/releases';

/** New text of a file, by its name in the release. */
export type Alterations = Record<string, (text: string) => string>;

/**
 * Copies a built release under another release name with some files changed. Its hashes are right,
 * so it can be published: what it does is wrong, not what it is.
 * @param target folder to copy into; it must not exist
 */
export async function alterRelease(source: string, target: string, alterations: Alterations): Promise<void> {
  await cp(source, target, { recursive: true });
  const manifest: unknown = JSON.parse(await readFile(join(source, MANIFEST_FILE), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${source}: ${checkManifest(manifest).join('; ')}`);
  const files = { ...manifest.files };
  for (const [name, alter] of Object.entries(alterations)) {
    const bytes = Buffer.from(alter(await readFile(join(source, name), 'utf8')));
    await writeFile(join(target, name), bytes);
    await rm(join(target, `${name}.br`), { force: true });
    Reflect.deleteProperty(files, `${name}.br`);
    files[name] = { bytes: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  }
  const release = `${manifest.version}-${randomBytes(4).toString('hex')}`;
  await writeFile(join(target, MANIFEST_FILE), JSON.stringify({ ...manifest, release, files }));
}

interface Manifest {
  version: string;
  files: Record<string, { bytes: number; integrity: string }>;
}

function isManifest(value: unknown): value is Manifest {
  return checkManifest(value).length === 0;
}
