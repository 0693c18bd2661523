import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SSR_EXTERNALS, type RegistrySnapshot } from '@kvadrat/contracts/releases';
import { addVisitorArms, type ExperimentSource } from '../../domains/experiments/api';
import type { FlagSource } from '../../domains/flags/api';
import type { MapSources, VisitorReports } from '../../platform/http';
import type { PortalMetrics } from '../metrics';
import type { Breaker } from '../../domains/operations/api';
import { apiBridge } from './api-bridge';
import { InlineStyles } from './inline-styles';
import { PageComposer } from './page-composer';
import { PageDesk } from './page-desk';
import { readableSnapshot } from './readable-releases';
import { warmUpJobs } from './warm-up-jobs';
import { FairQueue, RANK } from '../../platform/lanes';
import { inTime } from '../../platform/process';
import { FrameStore, RenderPool } from '../../platform/render';
import {
  addVisitorReleases,
  RegistryError,
  releasesInUse,
  type OverrideReader,
  type Registry,
  type ReleaseStore,
} from '../../domains/registry/api';
import type { StoredPages } from '../stored-pages';

export interface PageDeps {
  registry: Registry;
  /** Files of releases on this server. */
  releases: Pick<ReleaseStore, 'state' | 'read' | 'file'>;
  /** Without it nobody sees other releases than those that are live. */
  overrides?: Pick<OverrideReader, 'read'>;
  /** Breaks remotes on purpose; never in production. */
  breaker?: Breaker;
  /** Makes the random id a visitor has while a canary runs. */
  newVisitorId?: () => string;
  /** The compiled `render-worker`. */
  workerFile: string;
  /** Processor time of its thread that a page may take. */
  renderWorkMs: number;
  /** Pages that are the same for everybody; whoever gives them drops those whose ads have changed. */
  stored: StoredPages;
  /** Time a release that has just gone live may take to be ready for its first render. */
  renderColdStartMs?: number;
  renderHeapMegabytes: number;
  /** Apple's number of the app, empty for none. */
  appleAppId: string;
  /** Without it nothing is tried. */
  experiments?: Pick<ExperimentSource, 'running'>;
  /** Whether Google One Tap is set up. */
  oneTap?: boolean;
  /** Whether the operator takes navigation for consent. */
  consentByNavigation?: boolean;
  /** Services of others that draw maps. */
  maps?: MapSources;
  earlyHints: boolean;
}

export interface CreatedPages {
  desk: PageDesk;
  pool: RenderPool;
}

const COLD_START_MS = 5000;
/** Time in which releases get ready before the portal lets anybody in. */
export const WARM_START_MS = 15_000;
/** Pages made at a time in this process: while some wait for the database, others are rendered. */
const PAGES_AT_A_TIME = 12;
/** Of those for crawlers while people come: with two of them people waited four times as long as without. */
const CRAWLER_PAGES = 1;
/** Longest time a page waits for its turn, in milliseconds; it is made in what is left of two seconds. */
const TURN_MS = 1000;

export interface CreatePagesOptions {
  publicUrl: () => string;
  flags: FlagSource;
  /** In which calls wait, by what they are, for the metrics. */
  lanes: Readonly<Record<'heavy' | 'call', FairQueue>>;
  reports?: VisitorReports | undefined;
  metrics?: PortalMetrics | undefined;
}

/** Starts rendering as soon as the API answers, and follows the registry. */
export function createPages(
  app: FastifyInstance,
  deps: PageDeps,
  { publicUrl, flags, lanes, reports, metrics }: CreatePagesOptions,
): CreatedPages {
  const { registry, releases, stored, appleAppId, overrides, newVisitorId, breaker } = deps;
  const { oneTap = false, consentByNavigation = false } = deps;
  const pool = openRenderPool(app, deps, { reports, metrics });
  const frames = new FrameStore(pool);
  const readable = (snapshot: RegistrySnapshot): RegistrySnapshot =>
    readableSnapshot(snapshot, (manifest) => pool.isUnreadable(manifest));
  const inlineStyles = new InlineStyles(async (manifest, name) => (await releases.read(manifest, name)).source);
  const follow = async (): Promise<void> => {
    const current = registry.current();
    // Unreadable ones too: they are tried again.
    const manifests = [...releasesInUse(current), ...releasesInUse(readable(current))];
    frames.keep(manifests);
    await Promise.all([inlineStyles.use(manifests), pool.use(manifests)]);
  };
  // Whoever comes first shall not wait for code that was never run: nobody is let in before the releases are warm, or have
  // had their time.
  app.addHook('onReady', async () => {
    const changed = (): void => {
      stored.clear();
      void follow();
    };
    registry.onChange(changed);
    if (breaker !== undefined) breaker.onSwitch = changed;
    await inTime(follow(), WARM_START_MS, 'the releases are not warm').catch((error: unknown) =>
      app.log.warn({ err: error }, 'the portal answers before its releases are warm'),
    );
  });
  app.addHook('onClose', () => pool.close());
  const viewOf = addVisitorReleases(app, {
    registry,
    secure: () => publicUrl().startsWith('https:'),
    ...(overrides === undefined ? {} : { overrides }),
    ...(newVisitorId === undefined ? {} : { newId: newVisitorId }),
  });
  const armsOf = addVisitorArms(app, {
    experiments: deps.experiments ?? { running: [] },
    flags,
    secure: () => publicUrl().startsWith('https:'),
  });
  const viewNow = (request: FastifyRequest): RegistrySnapshot =>
    readable(breaker?.view(viewOf(request), request) ?? viewOf(request));
  const composerFor = (request: FastifyRequest): PageComposer =>
    new PageComposer({
      registry: { current: () => viewNow(request) },
      pool,
      frames,
      ...armsOf(request),
      inlineStyles,
      publicUrl,
      appleAppId,
      oneTap,
      consentByNavigation,
    });
  const lane = new FairQueue({ slots: PAGES_AT_A_TIME, slotsOf: { [RANK.crawler]: CRAWLER_PAGES }, waitMs: TURN_MS });
  metrics?.watchPages(() => ({
    stored: stored.load,
    lanes: { page: lane.load, heavy: lanes.heavy.load, call: lanes.call.load },
  }));
  return {
    desk: new PageDesk({
      releasesFor: viewNow,
      composerFor,
      armsOf: (request) => armsOf(request).arms,
      stored,
      lane,
      onServed: (how) => metrics?.pageServed(how),
    }),
    pool,
  };
}

function openRenderPool(
  app: FastifyInstance,
  { releases, breaker, ...deps }: PageDeps,
  { reports, metrics }: Pick<CreatePagesOptions, 'reports' | 'metrics'>,
): RenderPool {
  const pool = new RenderPool({
    workerFile: deps.workerFile,
    sharedPackages: SSR_EXTERNALS,
    workMs: deps.renderWorkMs,
    coldStartMs: deps.renderColdStartMs ?? COLD_START_MS,
    heapMegabytes: deps.renderHeapMegabytes,
    readBundle: (manifest) => breaker?.readBundle(manifest, releases) ?? releases.read(manifest, manifest.serverBundle),
    warmUpJobs,
    warmUpBridge: apiBridge(app, null),
    onRendered: (remote, outcome, seconds) => metrics?.rendered(remote, outcome, seconds),
    warn: (error, { name, release }) => {
      const code = error instanceof RegistryError ? error.code : 'MFE-004';
      // Files that are not what was published are told of by who keeps them.
      if (code === 'MFE-004') app.log.warn({ err: error, code, name, release }, 'server bundle failed');
      reports?.failed(code, { remote: name, release });
    },
  });
  metrics?.watchRendering(() => pool.load());
  return pool;
}
