import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistrySnapshot, ReleaseKey, RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../db';
import { RegistryError } from './registry-error';
import { deleteExpiredFiles, readFiles, readRelease, readStoredRelease, type ReleaseState } from './release-files.store';
import { hasReleaseFolder, readReleaseFile, replaceReleaseFile, writeReleaseFolder } from './release-folder';
import { integrityOf } from './release-package';

/** How long the state of a release is believed without asking again. */
const REMEMBERED_MS = 60_000;

/**
 * Files of releases on this server's disk. The database has them all; a folder is written when it is first needed, so
 * every server on one database serves every release.
 */
export class ReleaseStore {
  private readonly known = new Map<string, { state: Promise<ReleaseState>; until: number }>();

  /** @param folder `<name>/<release>/` below it */
  constructor(
    private readonly db: Db,
    readonly folder: string,
  ) {}

  /** Makes a release's files ready on disk and tells whether they may be served. */
  state({ name, release }: ReleaseKey, now = Date.now()): Promise<ReleaseState> {
    const key = `${name}/${release}`;
    const remembered = this.known.get(key);
    if (remembered !== undefined && remembered.until > now) return remembered.state;
    const state = this.find({ name, release });
    this.known.set(key, { state, until: now + REMEMBERED_MS });
    // What nobody has published may be published any moment, and a failure is no answer.
    state.then((found) => found === 'unknown' && this.known.delete(key), () => this.known.delete(key));
    return state;
  }

  /** Makes all releases of a snapshot ready, before it decides about pages. */
  async prepare({ manifests }: RegistrySnapshot): Promise<void> {
    for (const { name, release } of Object.values(manifests)) await this.state({ name, release });
  }

  /**
   * Reads a file as text. One that was changed on disk is put back from the database and never used.
   * @throws {RegistryError} MFE-005 when it cannot be put back
   */
  async read(manifest: RemoteManifest, name: string): Promise<{ file: string; source: string }> {
    try {
      return await readReleaseFile(this.folder, manifest, name);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const file = (await readFiles(this.db, manifest, name)).get(name);
      if (file === undefined || integrityOf(file.bytes) !== manifest.files[name]?.integrity) throw error;
      await replaceReleaseFile(this.folder, manifest, name, file);
      return readReleaseFile(this.folder, manifest, name);
    }
  }

  /** Deletes files of releases that were live too long ago, in the database and on this disk. */
  async clean(): Promise<ReleaseKey[]> {
    const gone = await deleteExpiredFiles(this.db);
    this.known.clear();
    // Another server may have been the one that deleted them in the database.
    for (const name of await foldersIn(this.folder)) {
      for (const release of await foldersIn(join(this.folder, name))) {
        if ((await readRelease(this.db, { name, release }))?.state === 'gone') await rm(join(this.folder, name, release), { recursive: true, force: true });
      }
    }
    return gone;
  }

  private async find(key: ReleaseKey): Promise<ReleaseState> {
    const onDisk = await hasReleaseFolder(this.folder, key.name, key.release);
    const found = await readRelease(this.db, key).catch((error: unknown) => {
      // Without the database files that are there are better than none.
      if (onDisk) return { state: 'kept' as const };
      throw error;
    });
    if (found === null || found.state === 'gone') return found?.state ?? 'unknown';
    if (onDisk) return 'kept';
    const stored = await readStoredRelease(this.db, key);
    if (stored === null) return 'unknown';
    await writeReleaseFolder(this.folder, stored);
    return 'kept';
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}
