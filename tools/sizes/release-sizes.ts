import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkManifest, LATEST_FILE, MANIFEST_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';
import { kitText } from './kit-share';
import { libraryBytes } from './library-share';

/** A file the browser fetches and what it weighs on the wire. */
export interface SizedFile {
  name: string;
  bytes: number;
}

/** What one release brings to a page that shows it. */
export interface ReleaseSizes {
  manifest: RemoteManifest;
  entry: SizedFile;
  /** Scripts of the page's module, the entry not included. */
  scripts: SizedFile[];
  styles: SizedFile[];
  /** The largest of the nine catalogues. */
  catalogue: SizedFile | null;
  /** How much of entry and scripts is libraries and federation. */
  libraries: number;
  /** All that scripts and styles have of the ui-kit. */
  kit: string;
}

/**
 * Measures the release that a package's last build made.
 * @throws {Error} when the package was not built
 */
export async function measureRelease(packageDirectory: string): Promise<ReleaseSizes> {
  const dist = join(packageDirectory, 'dist');
  const { release } = await readJson(join(dist, LATEST_FILE), isLatest);
  const folder = join(dist, release);
  const manifest = await readJson(join(folder, MANIFEST_FILE), isManifest);
  const page = manifest.modules['./app'] ?? { scripts: [], styles: [] };
  const sized = (names: readonly string[]): Promise<SizedFile[]> =>
    Promise.all(names.map((name) => compressedFile(folder, name)));
  const [entry] = await sized([manifest.entry]);
  if (entry === undefined) throw new Error(`${folder} has no entry`);
  const scripts = await sized(page.scripts);
  const catalogues = await sized(Object.values(manifest.catalogues));
  const styles = await sized(page.styles);
  const withMap = ({ name }: SizedFile): Promise<[string, string]> =>
    Promise.all([readFile(join(folder, name), 'utf8'), readFile(join(dist, '.maps', release, `${name}.map`), 'utf8')]);
  const shares = [entry, ...scripts].map(async (file) => libraryBytes(...(await withMap(file)), file.bytes));
  const kit = [...scripts, ...styles].map(async (file) => kitText(...(await withMap(file))));
  return {
    manifest,
    entry,
    scripts,
    styles,
    catalogue: catalogues.sort((a, b) => b.bytes - a.bytes)[0] ?? null,
    libraries: sum(await Promise.all(shares)),
    kit: (await Promise.all(kit)).join('\n'),
  };
}

/** All files of a release that a first visit fetches. */
export function visitFiles({ entry, scripts, styles, catalogue }: ReleaseSizes): SizedFile[] {
  return [entry, ...scripts, ...styles, ...(catalogue === null ? [] : [catalogue])];
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function compressedFile(folder: string, name: string): Promise<SizedFile> {
  return { name, bytes: (await stat(join(folder, `${name}.br`))).size };
}

async function readJson<T>(file: string, check: (value: unknown) => value is T): Promise<T> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!check(value)) throw new TypeError(`${file} is not what it should be; run npm run build`);
  return value;
}

function isLatest(value: unknown): value is { release: string } {
  return typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string';
}

function isManifest(value: unknown): value is RemoteManifest {
  return checkManifest(value).length === 0;
}
