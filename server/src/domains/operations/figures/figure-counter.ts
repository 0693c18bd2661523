import { MFE_CODES } from '@kvadrat/contracts/errors';
import { MODULES, type RegistrySnapshot, type RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../../../platform/db';
import { RELEASES_PREFIX, type FailedRelease, type FileTime, type VisitorReports } from '../../../platform/http';
import { baseRelease } from '../breaking/broken-release';
import { addFigures, type CountedFigure, type FigureKey } from './figure.store';
import { stepOf } from './time-scale';

/** Name under which a page tells how long a mount took, beside the release's files. */
const MOUNT = 'mount';
const OTHER_FAILURE = 'internal';
const CODES: ReadonlySet<string> = new Set([
  ...Object.keys(MFE_CODES),
  'unavailable',
  'status',
  'timeout',
  'http-404',
  'http-410',
  'http-500',
]);
const RELEASE_FILE = new RegExp(`${RELEASES_PREFIX}([a-z][a-z0-9-]*)/([\\w.-]+)/([\\w./-]+)`);

export interface FigureCounterOptions {
  db: Db;
  /** What is live: names nobody knows are not kept. */
  current: () => RegistrySnapshot;
  /** Told when counts could not be written; they are lost then. */
  warn: (error: unknown) => void;
}

/**
 * Counts what browsers and this server tell about releases. Codes and names come from outside, so only those that
 * exist are kept as they are: how much is stored does not grow with how much is sent.
 */
export class FigureCounter implements VisitorReports {
  private pending = new Map<string, CountedFigure>();
  private writing = Promise.resolve();
  /** Called when there is something to write. */
  onCounted: () => void = () => undefined;

  constructor(private readonly options: FigureCounterOptions) {}

  failed(code: string, release: FailedRelease): void {
    const figure = CODES.has(code) ? code : OTHER_FAILURE;
    this.count({ ...this.known(release), figure, step: 0 });
  }

  /** One page's files: of each release the slowest one of its first view tells how long it took. */
  loaded(files: readonly FileTime[]): void {
    const slowest = new Map<RemoteManifest, number>();
    for (const [address, milliseconds] of files) {
      const [, name = '', named = '', file = ''] = RELEASE_FILE.exec(address) ?? [];
      const release = baseRelease(named);
      const manifest = this.options.current().manifests[`${name}/${release}`];
      if (manifest === undefined) continue;
      if (file === MOUNT) this.count({ name, release, figure: 'mount', step: stepOf(milliseconds) });
      else if (isOfFirstView(manifest, file)) slowest.set(manifest, Math.max(slowest.get(manifest) ?? 0, milliseconds));
    }
    for (const [{ name, release }, milliseconds] of slowest) {
      this.count({ name, release, figure: 'view', step: 0 });
      this.count({ name, release, figure: 'load', step: stepOf(milliseconds) });
    }
  }

  /** Writes what was counted; resolves when it is in the database. */
  flush(): Promise<void> {
    const figures = [...this.pending.values()];
    if (figures.length > 0) {
      this.pending = new Map();
      this.writing = this.writing.then(() => addFigures(this.options.db, figures)).catch(this.options.warn);
    }
    return this.writing;
  }

  private count(key: FigureKey): void {
    const id = Object.values(key).join(' ');
    const counted = this.pending.get(id);
    if (counted === undefined) this.pending.set(id, { ...key, count: 1 });
    else counted.count += 1;
    this.onCounted();
  }

  private known({ remote = '', release: named = '' }: FailedRelease): Pick<FigureKey, 'name' | 'release'> {
    const { entries, manifests } = this.options.current();
    if (!entries.some(({ name }) => name === remote)) return { name: '', release: '' };
    const release = baseRelease(named);
    return { name: remote, release: manifests[`${remote}/${release}`] === undefined ? '' : release };
  }
}

function isOfFirstView({ entry, modules, catalogues }: RemoteManifest, file: string): boolean {
  const { scripts = [], styles = [] } = modules[MODULES.page] ?? {};
  return [entry, ...scripts, ...styles, ...Object.values(catalogues)].includes(file);
}
