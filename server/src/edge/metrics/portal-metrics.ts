import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { PoolState } from '../../platform/db';
import type { HowServed } from '../stored-pages';
import type { Peers } from '../../platform/cluster';
import type { LaneLoad } from '../../platform/lanes';
import type { RenderFailureReason, RenderLoad } from '../../platform/render';
import { cacheFigures, onSearchTime, type OutboxState } from '../../domains/search/api';
import { watchLanes } from './watch-lanes';
import { watchOutbox } from './watch-outbox';

/** Seconds; pages and searches shall take far less than the last ones. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** How often it is looked how late the event loop is; a portal that nobody visits wakes up for it, so not more often than anything else. What the figure says is this time and the delay. */
const LOOP_EVERY_MS = 1000;

export interface MetricsSources {
  /** Connections of the database pool, as of now. */
  pool: () => PoolState;
  /** What still has to be taken over into the read model; asked for at each reading. */
  outbox: () => Promise<OutboxState>;
  /** All processes of the portal, whose figures are told as one. */
  peers: Peers;
}

/** Pages that are kept and requests in their lanes, as of now. */
export interface PageLoad {
  stored: { pages: number; bytes: number };
  lanes: Readonly<Record<string, LaneLoad>>;
}

/** What processes ask each other for their figures by. */
const FIGURES = 'metrics';

/** What an answer is counted under. */
export interface AnswerLabels {
  /** Pattern of the route; never an address. */
  route: string;
  /** Remote that made the page, empty for all but pages. */
  remote: string;
  /** `2xx` and so on. */
  status: string;
}

/**
 * Everything that is measured, with few labels: routes, remotes, kinds of search and plans, never addresses or ids, so that
 * the number of series does not grow with what visitors do.
 */
export class PortalMetrics {
  readonly #registry = new Registry();
  readonly #answers: Histogram<keyof AnswerLabels>;
  readonly #renders: Histogram<'remote' | 'outcome'>;
  readonly #pages: Counter<'how'>;
  #renderLoad: () => RenderLoad = () => ({ threads: 0, jobs: 0, waiting: 0 });
  #pageLoad: () => PageLoad = () => ({ stored: { pages: 0, bytes: 0 }, lanes: {} });
  readonly #stopListening: () => void;
  readonly #peers: Peers;

  constructor({ pool, outbox, peers }: MetricsSources) {
    this.#peers = peers;
    peers.onQuestion(FIGURES, () => this.#registry.getMetricsAsJSON());
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOP_EVERY_MS });
    this.#answers = new Histogram({
      name: 'kvadrat_http_seconds',
      help: 'Time to the end of an answer, by route and class of its status',
      labelNames: ['route', 'remote', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#renders = new Histogram({
      name: 'kvadrat_render_seconds',
      help: 'Time in which a release rendered its page or frame, waiting included',
      labelNames: ['remote', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    const searches = new Histogram({
      name: 'kvadrat_search_seconds',
      help: 'Time of a search in the database, by kind and plan',
      labelNames: ['kind', 'plan'],
      buckets: BUCKETS,
      registers,
    });
    this.#stopListening = onSearchTime(({ kind, plan, seconds }) => searches.observe({ kind, plan }, seconds));
    addCaches(registers);
    new Gauge({ name: 'kvadrat_processes', help: 'Processes whose figures these are', registers }).set(1);
    addGauges(
      registers,
      'kvadrat_render_jobs',
      'Renders in the threads of releases, and those that wait for one',
      () => {
        const { jobs, waiting } = this.#renderLoad();
        return { working: jobs - waiting, waiting };
      },
    );
    addGauges(registers, 'kvadrat_render_threads', 'Threads that run releases', () => ({
      running: this.#renderLoad().threads,
    }));
    addGauges(
      registers,
      'kvadrat_database_connections',
      'Connections of the pool, and statements that wait for one',
      () => ({ ...pool() }),
    );
    addGauges(registers, 'kvadrat_stored_pages', 'Pages that are kept for everybody', () => ({
      kept: this.#pageLoad().stored.pages,
    }));
    addGauges(registers, 'kvadrat_stored_pages_bytes', 'Memory that they take', () => ({
      kept: this.#pageLoad().stored.bytes,
    }));
    this.#pages = new Counter({
      name: 'kvadrat_pages_total',
      help: 'Pages made for a request, stored, stale while made anew, or not available',
      labelNames: ['how'],
      registers,
    });
    watchLanes(registers, () => this.#pageLoad().lanes);
    watchOutbox(registers, outbox);
  }

  answered(labels: AnswerLabels, seconds: number): void {
    this.#answers.observe(labels, seconds);
  }

  rendered(remote: string, outcome: 'done' | RenderFailureReason, seconds: number): void {
    this.#renders.observe({ remote, outcome }, seconds);
  }

  /** Names what renders, which starts after the metrics. */
  watchRendering(load: () => RenderLoad): void {
    this.#renderLoad = load;
  }

  /** Names what keeps pages and what lets requests in, which start after the metrics. */
  watchPages(load: () => PageLoad): void {
    this.#pageLoad = load;
  }

  pageServed(how: HowServed): void {
    this.#pages.inc({ how });
  }

  /** Prometheus' text format: of all processes together, whichever of them is asked. */
  async text(): Promise<{ type: string; body: string }> {
    const figures = (await this.#peers.askAll(FIGURES)).filter(areFigures);
    const all = figures.length > 1 ? AggregatorRegistry.aggregate(figures) : this.#registry;
    return { type: this.#registry.contentType, body: await all.metrics() };
  }

  close(): void {
    this.#stopListening();
    this.#registry.clear();
  }
}

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** They come from processes of this very program. */
function areFigures(answer: unknown): answer is Figures {
  return Array.isArray(answer);
}

function addCaches(registers: Registry[]): void {
  new Counter({
    name: 'kvadrat_cache_answers_total',
    help: 'Searches answered from the cache, together with others who asked meanwhile, or worked out',
    labelNames: ['kind', 'result'],
    registers,
    collect() {
      // What is counted lies in the caches themselves.
      this.reset();
      for (const { kind, hits, shared, misses } of cacheFigures()) {
        this.inc({ kind, result: 'hit' }, hits);
        this.inc({ kind, result: 'shared' }, shared);
        this.inc({ kind, result: 'miss' }, misses);
      }
    },
  });
}

function addGauges(registers: Registry[], name: string, help: string, read: () => Record<string, number>): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(read())) this.set({ state }, value);
    },
  });
}
