import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { TOPICS, type EventShape, type TopicName } from '@kvadrat/contracts/events';
import {
  checkManifest,
  containerName,
  LATEST_FILE,
  MANIFEST_FILE,
  MANIFEST_FORMAT,
  type AssetFile,
  type RemoteManifest,
} from '@kvadrat/contracts/releases';
import { BuildError } from '../config/build-error';
import { federationMinor, sharedVersions } from '../config/federation';
import type { RemotePackage } from '../config/read-package';
import { SERVER_BUNDLE_FILE } from '../webpack/server-bundle-config';
import { readApiReads } from './api-reads';
import type { BuildResult } from './build-result';
import type { ReleaseAssets } from './read-assets';

const compress = promisify(brotliCompress);

/** Files that gain from compression and that browsers fetch. */
const TEXT = /\.(?:js|css|json|svg|txt)$/;

/** How many releases stay in `dist`, the newest included. */
const KEPT_RELEASES = 3;

/** In `dist`, by release: source maps of its scripts. */
export const MAPS_FOLDER = '.maps';

const RELEASE_FOLDER = /^\d+\.\d+\.\d+(?:-[\w.]+)?-[0-9a-f]{8}$/;

/**
 * Makes an immutable release of the files in `staging`: names them in `remote.json`, adds `.br`
 * copies, moves the folder to `dist/<release>` and points `dist/latest.json` to it.
 * A release of that name is kept if it is there: it has the same content.
 * @returns the release's name and folder
 */
export async function writeRelease(
  source: RemotePackage,
  assets: ReleaseAssets,
  staging: string,
): Promise<BuildResult> {
  const dist = join(source.directory, 'dist');
  const maps = await takeMaps(staging);
  const manifest = await describeRelease(source, assets, staging);
  const folder = join(dist, manifest.release);
  await writeFile(join(staging, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  await Promise.all(
    Object.keys(manifest.files)
      .filter((name) => TEXT.test(name))
      .map((name) => addBrotli(join(staging, name))),
  );
  await moveOrTouch(staging, folder);
  await keepMaps(join(dist, MAPS_FOLDER, manifest.release), maps);
  await writeLatest(dist, manifest.release);
  await removeOldReleases(dist, manifest.release);
  return { release: manifest.release, folder };
}

/** Source maps stay at home: they tell which source weighs what (`npm run sizes`). */
async function takeMaps(staging: string): Promise<Map<string, Buffer>> {
  const maps = new Map<string, Buffer>();
  for (const name of (await readdir(staging)).filter((file) => file.endsWith('.map'))) {
    maps.set(name, await readFile(join(staging, name)));
    await rm(join(staging, name));
  }
  return maps;
}

async function keepMaps(folder: string, maps: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of maps) await writeFile(join(folder, name), bytes);
}

async function describeRelease(source: RemotePackage, assets: ReleaseAssets, staging: string): Promise<RemoteManifest> {
  const { config, version } = source;
  const contracts = source.dependencies['@kvadrat/contracts'];
  if (contracts === undefined) throw new BuildError(`${source.name}/package.json does not list @kvadrat/contracts`);
  const content: Omit<RemoteManifest, 'release'> = {
    format: MANIFEST_FORMAT,
    name: config.name,
    version,
    role: config.role,
    contracts,
    entry: assets.entry,
    container: containerName(source.name),
    modules: assets.modules,
    catalogues: assets.catalogues,
    ...(Object.keys(assets.laterCatalogues).length === 0 ? {} : { laterCatalogues: assets.laterCatalogues }),
    ...(Object.keys(assets.pageStyles).length === 0 ? {} : { pageStyles: assets.pageStyles }),
    serverBundle: SERVER_BUNDLE_FILE,
    routes: config.routes.map(({ name, pattern, acts }) => ({ name, pattern, ...(acts === true ? { acts } : {}) })),
    elements: [...config.elements],
    ...(config.elementPages === undefined ? {} : { elementPages: { ...config.elementPages } }),
    events: { emits: [...config.events.emits], handles: [...config.events.handles] },
    topics: topicShapes([...config.events.emits, ...config.events.handles]),
    ...(await readApiReads(source)),
    shared: sharedRanges(source),
    federation: federationMinor(),
    ...(config.role === 'shell' ? { readsManifests: true as const } : {}),
    ...(config.budgets === undefined ? {} : { budgets: config.budgets }),
    files: await describeFiles(staging),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const manifest: RemoteManifest = { ...content, release: `${version}-${hash}` };
  const wrong = checkManifest(manifest);
  if (wrong.length > 0) throw new BuildError(`${source.name}: ${MANIFEST_FILE} is not valid: ${wrong.join('; ')}`);
  return manifest;
}

/** As the contracts compiled into the release have them. */
function topicShapes(names: readonly TopicName[]): Record<string, EventShape> {
  return Object.fromEntries(
    [...names].sort().map((name) => [name, { version: TOPICS[name].version, data: TOPICS[name].data }]),
  );
}

/** The shell tells what it gives, a remote what it takes. */
function sharedRanges(source: RemotePackage): Record<string, string> {
  const versions = Object.entries(sharedVersions(source));
  return Object.fromEntries(
    versions.map(([name, version]) => [name, source.config.role === 'shell' ? version : `^${version}`]),
  );
}

async function describeFiles(folder: string): Promise<Record<string, AssetFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort();
  const files: Record<string, AssetFile> = {};
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    files[name] = { bytes: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  }
  return files;
}

async function addBrotli(file: string): Promise<void> {
  const bytes = await readFile(file);
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${file}.br`, packed);
}

/** A release of that name has the same content: it stays, and counts as the newest. */
async function moveOrTouch(staging: string, folder: string): Promise<void> {
  try {
    await rename(staging, folder);
  } catch (error) {
    if ((await builtAt(folder)) === 0) throw error;
    await rm(staging, { recursive: true });
    const now = new Date();
    await utimes(join(folder, MANIFEST_FILE), now, now);
  }
}

async function writeLatest(dist: string, release: string): Promise<void> {
  const file = join(dist, LATEST_FILE);
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify({ release })}\n`);
  await rename(`${file}.${process.pid}`, file);
}

async function removeOldReleases(dist: string, latest: string): Promise<void> {
  const names = (await readdir(dist)).filter((name) => RELEASE_FOLDER.test(name) && name !== latest);
  const dated = await Promise.all(names.map(async (name) => ({ name, time: await builtAt(join(dist, name)) })));
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(KEPT_RELEASES - 1)) {
    await rm(join(dist, name), { recursive: true, force: true });
    await rm(join(dist, MAPS_FOLDER, name), { recursive: true, force: true });
  }
}

/** When a release was built last, in milliseconds; 0 where there is none. */
async function builtAt(folder: string): Promise<number> {
  return (await stat(join(folder, MANIFEST_FILE)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
}
