import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { checkSnapshot, servedSnapshot, type Broken } from './check-snapshot';
import { readMirrorKey } from './mirror-key.store';
import { readMirror, writeMirror } from './registry-mirror';
import { RegistryError } from './registry-error';
import { readUnchecked } from './registry.store';

export interface SnapshotSourceOptions {
  db: Db;
  /** Copy on disk that lets pages be served while the database is away. */
  mirrorFile: string;
  /** Told about failures that pages survive. */
  warn: (error: unknown, what: string) => void;
  now?: () => number;
}

/** A copy that counts for days is written anew while the database answers. */
const REWRITE_MS = 3_600_000;

/** Where a server has the registry from: the database, or the signed copy of it; checked each time, whatever is broken told once. */
export class SnapshotSource {
  private readonly told = new Set<string>();
  private writtenAt = 0;
  /** Whether the registry was read from the database last. */
  fromDatabase = false;

  constructor(private readonly options: SnapshotSourceOptions) {}

  /** @throws what the database said */
  async read(): Promise<RegistrySnapshot> {
    const unchecked = await readUnchecked(this.options.db);
    const { snapshot, broken } = checkSnapshot(unchecked);
    this.tell(broken);
    this.fromDatabase = true;
    return servedSnapshot(snapshot, unchecked.manifests);
  }

  /** The registry at a start. @throws what the database said when there is no copy; MFE-009 for a copy that is not to be trusted */
  async first(): Promise<RegistrySnapshot> {
    const { mirrorFile, warn } = this.options;
    try {
      return await this.read();
    } catch (error) {
      const mirrored = await readMirror(mirrorFile, this.now());
      if (mirrored === null) throw error;
      warn(error, 'registry is read from its mirror');
      this.tell(mirrored.broken);
      return mirrored.snapshot;
    }
  }

  /** Keeps a copy of what was read from the database. */
  async keep(snapshot: RegistrySnapshot): Promise<void> {
    const { db, mirrorFile, warn } = this.options;
    this.writtenAt = this.now();
    try {
      await writeMirror(mirrorFile, snapshot, await readMirrorKey(db), this.now());
    } catch (error) {
      warn(error, 'registry mirror could not be written');
    }
  }

  /** Whether the copy is so old that it should be written anew. */
  get isOld(): boolean {
    return this.now() - this.writtenAt >= REWRITE_MS;
  }

  /** Keeps it again where the last copy is old. */
  async refresh(snapshot: RegistrySnapshot): Promise<void> {
    if (this.isOld) await this.keep(snapshot);
  }

  private now(): number {
    return this.options.now?.() ?? Date.now();
  }

  private tell(broken: readonly Broken[]): void {
    for (const { name, release, reason } of broken) {
      const what = `${name} ${release}`.trim();
      if (this.told.has(`${what} ${reason}`)) continue;
      this.told.add(`${what} ${reason}`);
      this.options.warn(
        new RegistryError(
          'MFE-008',
          `${what} is not used: ${reason}. Publish a mended release, or go back: npm run remotes -- rollback ${name}.`,
        ),
        'MFE-008',
      );
    }
  }
}
