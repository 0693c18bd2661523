import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkManifest, LATEST_FILE, MANIFEST_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';

export interface BuiltRelease {
  folder: string;
  manifest: RemoteManifest;
}

/** The last build of a remote. @throws {Error} when it was not built, or wrongly */
export async function readBuiltRelease(root: string, remote: string): Promise<BuiltRelease> {
  const dist = join(root, remote, 'dist');
  const latest = await readJson(join(dist, LATEST_FILE));
  if (typeof latest !== 'object' || latest === null || !('release' in latest))
    throw new Error(`${remote} is not built: npm run build -- ${remote}`);
  const folder = join(dist, String(latest.release));
  const manifest = await readJson(join(folder, MANIFEST_FILE));
  const wrong = checkManifest(manifest);
  if (!isManifest(manifest, wrong)) throw new Error(`${folder}: ${wrong.join('; ')}`);
  return { folder, manifest };
}

function isManifest(value: unknown, wrong: readonly string[]): value is RemoteManifest {
  return wrong.length === 0 && typeof value === 'object';
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const value: unknown = JSON.parse(text);
  return value;
}
