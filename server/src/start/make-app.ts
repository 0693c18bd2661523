import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts, type Accounts } from '../domains/accounts/api';
import { addAdSheet } from '../domains/ad-sheet/api';
import { createApp } from '../app';
import { basemapRoutes } from '../domains/basemap/api';
import type { Db, DbHandle } from '../platform/db';
import type { StoredPages } from '../edge/stored-pages';
import { ExperimentSource } from '../domains/experiments/api';
import { createFlagSource, type FlagSource } from '../domains/flags/api';
import { sceneRoutes } from '../domains/home/api';
import type { KeptCards } from '../domains/listings/api';
import { clamdScanner, drawWhenAsked, mediaRoutes, takeFormFile, type PictureMaker } from '../domains/media/api';
import type { Peers } from '../platform/cluster';
import type { Limiter } from '../platform/limits';
import {
  addOverridePage,
  OverrideReader,
  type Registry,
  registryRoutes,
  type ReleaseStore,
} from '../domains/registry/api';
import { addSearchFeed } from '../edge/search-feed';
import { mapSources, projectRoot, type Settings } from '../platform/settings';
import { addSitemaps } from '../edge/sitemap';
import { hiddenAdsOf } from '../domains/saved/api';
import { setUpSocial, socialRoutes } from '../domains/social/api';
import { carryPushOn } from '../domains/web-push/api';
import type { PageCounter } from '../domains/tracking/api';
import { addUiGallery } from '../edge/ui-gallery';
import type { ContactServices } from './contact';
import { agencyName } from '../domains/agencies/api';
import { countOwn } from './count-own';
import type { Maps } from './maps';
import { startMetrics } from './metrics';
import type { Operations } from './operations';
import { registerApi } from './register-api';
import { registerDocuments } from './register-documents';
import { registerPages } from './register-pages';
import type { World } from './world';

export interface Parts {
  registry: Registry;
  store: ReleaseStore;
  operations: Operations;
  maps: Maps;
  contact: ContactServices;
  limiter: Limiter;
  cards: KeptCards;
  pictures: PictureMaker;
  stored: StoredPages;
  pageCounts: PageCounter;
  peers: Peers;
  world: World;
}

/** Puts together everything this process answers. It does not listen yet. */
export function makeApp(
  settings: Settings,
  database: DbHandle,
  { registry, store, operations, maps, contact, limiter, cards, pictures, stored, pageCounts, peers, world }: Parts,
  publicUrl: () => string,
): Promise<FastifyInstance> {
  const { db, sql } = database;
  const overrides = new OverrideReader(db, store);
  const social = setUpSocial(settings.social, publicUrl, peers);
  const accounts = accountsOf(settings, { db, limiter, publicUrl, providers: social.providers });
  const flags = createFlagSource({ changes: settings.featureFlags, flippable: !settings.production });
  const experiments = new ExperimentSource(db);
  return createApp({
    settings: { ...requestSettings(settings), publicUrl },
    pingDatabase: () => sql`SELECT 1`,
    registerApi: async (api, rendering) => {
      const staff = {
        staff: operations.staff,
        releaseConsole: { ...operations.releaseConsole, rendering },
        decisionMails: { publicUrl, operator: contact.operator },
      };
      await registerApi(api, {
        db,
        sql,
        accounts,
        publicUrl,
        dataDir: settings.dataDir,
        pictures,
        scanFile: settings.scanner === undefined ? undefined : clamdScanner(settings.scanner),
        flagsOf: flags.of,
        flags,
        experiments,
        ...staff,
        ...contact,
        ...maps,
        sentenceModel: settings.sentenceModel,
        consentByNavigation: settings.consent.byNavigation,
        replayPercent: settings.consent.replayPercent,
        cards,
        hiddenOf: hiddenAdsOf(db, accounts),
        pushServices: settings.pushServices,
      });
      await accounts.scope(api, (scope) =>
        socialRoutes(scope, { db, accounts, publicUrl, origins: settings.accountOrigins, ...social }),
      );
      api.addHook('onClose', social.close);
      await api.register(registryRoutes, { db, registry, previewOrigins: settings.previewOrigins });
    },
    registerFiles: (app) =>
      registerFiles(app, settings, { db, publicUrl, overrides, flags, accounts, maps, pictures, world }),
    registerPages: (app) => registerPages(app, { accounts, pageCounts }),
    takeFiles: {
      mayTake: async (request) => (await accounts.currentUser(request)) !== null,
      take: (name, stream) => takeFormFile(settings.dataDir, name, stream),
    },
    preparePage: accounts.preparePage,
    accountOrigins: settings.accountOrigins,
    limiter,
    ...operations.deps,
    metrics: startMetrics(database, peers, settings),
    flags,
    pages: {
      ...operations.pageDeps,
      registry,
      releases: store,
      overrides,
      workerFile: join(projectRoot(), 'server', 'dist', 'render-worker.cjs'),
      renderWorkMs: settings.renderWorkMs,
      stored,
      experiments,
      renderHeapMegabytes: settings.renderMemoryMb,
      appleAppId: settings.appleAppId ?? '',
      oneTap: settings.social.oneTapClientId !== undefined,
      consentByNavigation: settings.consent.byNavigation,
      maps: mapSources(settings.maps),
      earlyHints: settings.earlyHints,
    },
  });
}

function requestSettings({
  logLevel,
  trustProxy,
  apiRequestsPerMinute,
}: Settings): Pick<Settings, 'logLevel' | 'trustProxy' | 'apiRequestsPerMinute'> {
  return { logLevel, trustProxy, apiRequestsPerMinute };
}

function accountsOf(
  settings: Settings,
  {
    db,
    limiter,
    publicUrl,
    providers,
  }: { db: Db; limiter: Limiter; publicUrl: () => string; providers: ReturnType<typeof setUpSocial>['providers'] },
): Accounts {
  return createAccounts({
    db,
    limiter,
    publicUrl,
    origins: settings.accountOrigins,
    cookieDomain: settings.cookieDomain,
    passwordMin: settings.passwordMin,
    handleHttpOnly: settings.sessionCookieHttpOnly,
    processes: settings.workers,
    countOwn: (accountId) => countOwn(db, accountId),
    secretKeys: settings.secretKeys,
    sessionReplaced: (former, next) => carryPushOn(db, former, next),
    agencyName: (agencyId) => agencyName(db, agencyId),
    social: { providers, oneTapClientId: settings.social.oneTapClientId ?? '' },
  });
}

interface FileParts extends Pick<Parts, 'maps' | 'pictures' | 'world'> {
  db: Db;
  publicUrl: () => string;
  overrides: OverrideReader;
  flags: FlagSource;
  accounts: Accounts;
}

/** What is neither a call of the API nor a page. */
async function registerFiles(
  app: FastifyInstance,
  { dataDir, uiGallery }: Settings,
  { db, publicUrl, overrides, flags, accounts, maps, pictures, world }: FileParts,
): Promise<void> {
  addOverridePage(app, overrides, () => publicUrl().startsWith('https:'));
  addSearchFeed(app, { db, publicUrl, auctions: flags.deployed.auctions });
  addAdSheet(app, { db, publicUrl, pictures });
  registerDocuments(app, { db, dataDir, accounts, make: world.makeDocument });
  addSitemaps(app, { db, publicUrl, auctions: flags.deployed.auctions });
  await app.register(sceneRoutes);
  await app.register(basemapRoutes, maps);
  await app.register(mediaRoutes, {
    dataDir,
    whenMissing: drawWhenAsked({ db, dataDir, draw: world.draw, pictures }),
  });
  if (uiGallery) await addUiGallery(app, join(projectRoot(), 'ui-kit', 'dist', 'gallery'));
}
