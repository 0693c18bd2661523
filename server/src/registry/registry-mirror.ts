import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkManifest, type RegistrySnapshot } from '@kvadrat/contracts/releases';

/** Writes the snapshot beside the file and moves it in place, so readers never see half of it. */
export async function writeMirror(file: string, snapshot: RegistrySnapshot): Promise<void> {
  const draft = `${file}.${String(process.pid)}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(snapshot));
  await rename(draft, file);
}

/** The snapshot that was mirrored last, or null when there is none that can be used. */
export async function readMirror(file: string): Promise<RegistrySnapshot | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

function isSnapshot(value: unknown): value is RegistrySnapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    'manifests' in value &&
    typeof value.manifests === 'object' &&
    value.manifests !== null &&
    Object.values(value.manifests).every((manifest) => checkManifest(manifest).length === 0)
  );
}
