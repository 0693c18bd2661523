import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_FILE,
  type RegistrySnapshot,
  type ReleaseKey,
  type RemoteManifest,
} from '@kvadrat/contracts/releases';
import type { PackagedFile } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { RegistryError } from './registry-error';
import {
  deleteExpiredFiles,
  readFiles,
  readManifestText,
  readRelease,
  readReleaseState,
  readStoredRelease,
  type ReleaseState,
} from './release-files.store';
import {
  hasManifest,
  hasReleaseFolder,
  readPackagedFile,
  replaceReleaseFile,
  writeReleaseFolder,
} from './release-folder';
import { packagedProblem } from './release-package';

/** How long the state of a release is believed without asking again. */
const REMEMBERED_MS = 60_000;
const MAX_MANIFESTS = 500;

/** A file of a release that was not on disk as it was published: somebody is at work there, or the disk is broken. */
export interface ChangedFile extends ReleaseKey {
  file: string;
  /** Whether it was put back from the database; otherwise it is not served. */
  restored: boolean;
}

/**
 * Files of releases on this server's disk. The database has them all; a folder is written when it is first needed, so
 * every server on one database serves every release.
 */
export class ReleaseStore {
  private readonly known = new Map<string, { state: Promise<ReleaseState>; until: number }>();

  /** Manifests that were checked, by `<name>/<release>`; they never change. */
  private readonly manifests = new Map<string, RemoteManifest>();
  /** Files that are being put back. */
  private readonly mending = new Map<string, Promise<PackagedFile | null>>();
  /** Changes that were told of and could not be mended. */
  private readonly told = new Set<string>();

  /**
   * @param folder `<name>/<release>/` below it
   * @param report told of each file that was changed on disk
   */
  constructor(
    private readonly db: Db,
    readonly folder: string,
    private readonly report: (changed: ChangedFile) => void = () => undefined,
  ) {}

  /** Makes a release's files ready on disk and tells whether they may be served. */
  state({ name, release }: ReleaseKey, now = Date.now()): Promise<ReleaseState> {
    const key = `${name}/${release}`;
    const remembered = this.known.get(key);
    if (remembered !== undefined && remembered.until > now) return remembered.state;
    const state = this.find({ name, release });
    this.known.set(key, { state, until: now + REMEMBERED_MS });
    // What nobody has published may be published any moment, and a failure is no answer.
    state.then(
      (found) => found === 'unknown' && this.known.delete(key),
      () => this.known.delete(key),
    );
    return state;
  }

  /** Makes all releases of a snapshot ready, before it decides about pages. */
  async prepare({ manifests }: RegistrySnapshot): Promise<void> {
    for (const manifest of Object.values(manifests)) {
      // Those of remotes that are off for what became of their manifest have no files.
      if (Object.keys(manifest.files).length === 0) continue;
      this.remember(manifest);
      await this.state(manifest);
    }
  }

  /**
   * Reads a file as text. One that was changed on disk is put back from the database and never used.
   * @throws {RegistryError} MFE-005 when it cannot be put back
   */
  async read(manifest: RemoteManifest, name: string): Promise<{ file: string; source: string }> {
    const { bytes } = await this.sound(manifest, name);
    return { file: join(this.folder, manifest.name, manifest.release, name), source: bytes.toString('utf8') };
  }

  /**
   * Reads a file that is sent to browsers, held against its hash each time.
   * @returns null for one the release does not have
   * @throws {RegistryError} MFE-005 when it was changed and cannot be put back, MFE-008 when its manifest was
   */
  async file(key: ReleaseKey, name: string): Promise<PackagedFile | null> {
    const manifest = await this.manifestOf(key);
    if (manifest === null) return null;
    if (name === MANIFEST_FILE) return { bytes: Buffer.from(JSON.stringify(manifest)), packed: null };
    return Object.hasOwn(manifest.files, name) ? this.sound(manifest, name) : null;
  }

  private async sound(manifest: RemoteManifest, name: string): Promise<PackagedFile> {
    try {
      return await readPackagedFile(this.folder, manifest, name);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const file = await this.mend(manifest, name);
      if (file === null) throw error;
      return file;
    }
  }

  /** Puts a file back from the database, once for all who ask meanwhile. */
  private mend(manifest: RemoteManifest, name: string): Promise<PackagedFile | null> {
    const key = `${manifest.name}/${manifest.release}/${name}`;
    const running = this.mending.get(key);
    if (running !== undefined) return running;
    const mended = this.stored(manifest, name).then(async (file) => {
      this.tell(manifest, name, file !== null);
      if (file !== null) await replaceReleaseFile(this.folder, manifest, name, file);
      return file;
    });
    this.mending.set(key, mended);
    return mended.finally(() => this.mending.delete(key));
  }

  /** The file as the database has it; null where that is not what was published either. */
  private async stored(manifest: RemoteManifest, name: string): Promise<PackagedFile | null> {
    const file = (await readFiles(this.db, manifest, name).catch(() => new Map<string, PackagedFile>())).get(name);
    if (file === undefined) return null;
    const problem = packagedProblem(file, manifest.files[name]?.integrity);
    if (problem === '') return null;
    return problem === null ? file : { ...file, packed: null };
  }

  /** Once for each change that cannot be mended, however many ask for the file. */
  private tell({ name, release }: ReleaseKey, file: string, restored: boolean): void {
    const what = `${name}/${release}/${file}`;
    if (restored) this.told.delete(what);
    else if (this.told.has(what)) return;
    else this.told.add(what);
    this.report({ name, release, file, restored });
  }

  /** Nothing is read from the manifest on disk, but who changed it is at work there. */
  private async mendManifest({ name, release }: ReleaseKey): Promise<void> {
    const text = await readManifestText(this.db, { name, release }).catch(() => null);
    if (text === null || (await hasManifest(this.folder, { name, release }, text))) return;
    this.tell({ name, release }, MANIFEST_FILE, true);
    await replaceReleaseFile(this.folder, { name, release }, MANIFEST_FILE, { bytes: Buffer.from(text), packed: null });
  }

  private async manifestOf({ name, release }: ReleaseKey): Promise<RemoteManifest | null> {
    const known = this.manifests.get(`${name}/${release}`);
    if (known !== undefined) return known;
    const found = (await readRelease(this.db, { name, release }))?.manifest ?? null;
    if (found !== null) this.remember(found);
    return found;
  }

  private remember(manifest: RemoteManifest): void {
    if (this.manifests.size >= MAX_MANIFESTS) this.manifests.clear();
    this.manifests.set(`${manifest.name}/${manifest.release}`, manifest);
  }

  /** Deletes files of releases that were live too long ago, in the database and on this disk. */
  async clean(): Promise<ReleaseKey[]> {
    const gone = await deleteExpiredFiles(this.db);
    this.known.clear();
    this.manifests.clear();
    // Another server may have been the one that deleted them in the database.
    for (const name of await foldersIn(this.folder)) {
      for (const release of await foldersIn(join(this.folder, name))) {
        if ((await readReleaseState(this.db, { name, release })) === 'gone')
          await rm(join(this.folder, name, release), { recursive: true, force: true });
      }
    }
    return gone;
  }

  private async find(key: ReleaseKey): Promise<ReleaseState> {
    const onDisk = await hasReleaseFolder(this.folder, key.name, key.release);
    const state = await readReleaseState(this.db, key).catch((error: unknown) => {
      // Without the database files that are there are better than none.
      if (onDisk) return 'kept' as const;
      throw error;
    });
    if (state === 'kept' && onDisk) await this.mendManifest(key);
    if (state !== 'kept' || onDisk) return state;
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
