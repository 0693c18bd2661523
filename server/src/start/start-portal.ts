import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../accounts';
import { addAdSheet } from '../ad-sheet';
import { createApp } from '../app';
import { basemapRoutes } from '../basemap';
import { type DbHandle, migrate, openDatabase } from '../db';
import { drawRecipe } from '../demo';
import { startDroppingChanged, StoredPages } from '../edge/stored-pages';
import { createFlagSource } from '../flags';
import { loadPlaces } from '../geography';
import { sceneRoutes } from '../home';
import { drawWhenAsked, mediaRoutes } from '../media';
import { addOverridePage, openRegistry, OverrideReader, type Registry, registerLocalBuilds, registryRoutes, ReleaseStore } from '../registry';
import { addSearchFeed } from '../search-feed';
import { addSitemaps } from '../sitemap';
import { setUpSocial, socialRoutes } from '../social';
import { mapSources, projectRoot, reasonOf, type Settings } from '../settings';
import { addUiGallery } from '../ui-gallery';
import { createContact, type ContactServices } from './contact';
import { countOwn } from './count-own';
import { makeDataFolder } from './data-folder';
import { listen } from './listen';
import { localPackages } from './local-packages';
import { startMetrics } from './metrics';
import { createMaps, type Maps } from './maps';
import { type Operations, startOperations } from './operations';
import { registerApi } from './register-api';
import { registerDocuments } from './register-documents';
import { registerPages } from './register-pages';
import { startReplies } from './replies';
import { startBackground } from './start-background';
import { unlessStopped } from './unless-stopped';

export interface PortalConsole {
  /** Something the person at the console should read. */
  print: (line: string) => void;
  /** The portal cannot go on. */
  onFailure: (error: Error) => void;
  /** Aborted when the start is no longer wanted: data that are still being prepared are not waited for. */
  stopped?: AbortSignal;
}

export interface Portal {
  /** Where visitors find it, without a slash at its end. */
  url: string;
  /** Answers what was asked before, then closes everything in the reverse order of its start. */
  close: () => Promise<void>;
}

/** Requests in work get this long; then their connections are cut. */
const DRAIN_MS = 10_000;
const MEGABYTE = 1_048_576;
/** Longest time a visitor's statement waits for a connection; then 503 tells more than waiting. */
const POOL_WAIT_MS = 3000;

/**
 * Starts everything the portal consists of. It listens as soon as the schema, the places and the releases are there;
 * demonstration ads of a first run arrive while it already serves.
 *
 * @throws OperatorError with a sentence for the console when something is missing or in use; nothing is left running then
 */
export async function startPortal(settings: Settings, { print, onFailure, stopped }: PortalConsole): Promise<Portal> {
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer();
  };
  try {
    makeDataFolder(settings.dataDir);
    const database = await openDatabase(settings, { role: 'the portal', poolWaitMs: POOL_WAIT_MS, report: print, onGivenUp: onFailure });
    closers.push(database.close);
    await unlessStopped(prepareData(database, print), stopped);
    const store = new ReleaseStore(database.db, join(settings.dataDir, 'releases'));
    const registry = await openReleases(database, store, settings, print);
    closers.push(registry.close);

    let url = settings.publicUrl ?? '';
    const operations = startOperations(database.db, registry, settings, () => url, (error) => print(`Counts of failures could not be kept: ${reasonOf(error)}`));
    closers.push(operations.close);
    const maps = createMaps(settings.maps, database.db, (problem) => print(`Maps: ${problem}`));
    const stored = new StoredPages({ bytes: settings.storedPagesMb * MEGABYTE });
    closers.push(await startDroppingChanged(database.sql, stored));
    const contact = createContact({ db: database.db, publicUrl: () => url, mailFrom: settings.mailFrom, replyDomain: settings.replies?.domain });
    const app = await makeApp(settings, database, { registry, store, operations, maps, contact, stored }, () => url);
    closers.push(() => drain(app));
    const port = await listen(app, settings);
    if (settings.publicUrl === undefined) url = `http://localhost:${port}`;

    // In development its memory is for those who ask.
    if (settings.production) maps.isochrones.warmUp();
    closers.push(await startReplies(database.db, settings, contact.enquiries, (error) => app.log.error(error)));
    closers.push(startBackground(database, { settings, store, own: operations.jobs, log: app.log, print }));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepareData({ db }: DbHandle, print: PortalConsole['print']): Promise<void> {
  const migrations = await migrate(db);
  if (migrations.length > 0) print(`Database schema: ${migrations.length} ${migrations.length === 1 ? 'step' : 'steps'} applied.`);
  if (await loadPlaces(db)) print('Places of Croatia loaded.');
}

async function openReleases({ db, sql }: DbHandle, store: ReleaseStore, settings: Settings, print: PortalConsole['print']): Promise<Registry> {
  for (const { name, release } of await registerLocalBuilds(db, localPackages(projectRoot()))) print(`${name} ${release} is live.`);
  const mirrorFile = join(settings.dataDir, 'registry.json');
  const warn = (error: unknown, what: string): void => print(`${what}: ${reasonOf(error)}`);
  return openRegistry({ db, sql, mirrorFile, warn, prepare: (snapshot) => store.prepare(snapshot) });
}

interface Parts {
  registry: Registry;
  store: ReleaseStore;
  operations: Operations;
  maps: Maps;
  contact: ContactServices;
  stored: StoredPages;
}

function makeApp(settings: Settings, database: DbHandle, { registry, store, operations, maps, contact, stored }: Parts, publicUrl: () => string): Promise<FastifyInstance> {
  const { db, sql } = database;
  const overrides = new OverrideReader(db, store);
  const social = setUpSocial(settings.social, publicUrl);
  const accounts = createAccounts({
    db,
    publicUrl,
    origins: settings.accountOrigins,
    cookieDomain: settings.cookieDomain,
    passwordMin: settings.passwordMin,
    handleHttpOnly: settings.sessionCookieHttpOnly,
    countOwn: (accountId) => countOwn(db, accountId),
    social: { providers: social.providers, oneTapClientId: settings.social.oneTapClientId ?? '' },
  });
  const flags = createFlagSource({ changes: settings.featureFlags, flippable: !settings.production });
  return createApp({
    settings: {
      publicUrl,
      logLevel: settings.logLevel,
      trustProxy: settings.trustProxy,
      apiRequestsPerMinute: settings.apiRequestsPerMinute,
    },
    pingDatabase: () => sql`SELECT 1`,
    registerApi: async (api) => {
      await registerApi(api, db, flags, accounts, contact, maps, settings.sentenceModel);
      api.addHook('onClose', () => maps.isochrones.close());
      await accounts.scope(api, (scope) => socialRoutes(scope, { db, accounts, publicUrl, origins: settings.accountOrigins, ...social }));
      api.addHook('onClose', social.close);
      await api.register(registryRoutes, { db, registry, previewOrigins: settings.previewOrigins });
    },
    registerFiles: async (app) => {
      const { dataDir } = settings;
      addOverridePage(app, overrides, () => publicUrl().startsWith('https:'));
      addSearchFeed(app, { db, publicUrl });
      await addAdSheet(app, { db, publicUrl });
      await registerDocuments(app, { db, dataDir, accounts });
      addSitemaps(app, { db, publicUrl, auctions: flags.deployed.auctions });
      await app.register(sceneRoutes);
      await app.register(basemapRoutes, maps);
      await app.register(mediaRoutes, { dataDir, whenMissing: drawWhenAsked({ db, dataDir, draw: drawRecipe }) });
      if (settings.uiGallery) await addUiGallery(app, join(projectRoot(), 'ui-kit', 'dist', 'gallery'));
    },
    registerPages: (app, show) => registerPages(app, show, { db, settings, accounts, contact, flags }),
    preparePage: accounts.preparePage,
    ...operations.deps,
    metrics: startMetrics(database, settings.metricsToken),
    flags,
    pages: {
      ...operations.pageDeps,
      registry,
      releases: store,
      overrides,
      workerFile: join(projectRoot(), 'server', 'dist', 'render-worker.cjs'),
      renderWorkMs: settings.renderWorkMs,
      stored,
      renderHeapMegabytes: settings.renderMemoryMb,
      appleAppId: settings.appleAppId ?? '',
      oneTap: settings.social.oneTapClientId !== undefined,
      maps: mapSources(settings.maps),
      earlyHints: settings.earlyHints,
    },
  });
}

/** Fastify stops accepting and waits for requests in work; visitors that hang must not hold the stop up for ever. */
async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(late));
}
