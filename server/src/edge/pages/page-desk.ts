import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import type { SentValues } from '@kvadrat/contracts/remote';
import { keepable, served, type HowServed, type PageAnswer, type Served, type StoredPages } from '../stored-pages';
import type { MapSources } from '../../platform/http';
import { type Asker, askerOf, LaneRefused, RANK, type FairQueue } from '../../platform/lanes';
import { holdsLink, isOwnToVisitor } from './own-pages';
import type { PageComposer, PageServices, ShellPage } from './page-composer';
import type { PageQuery } from './page-query';
import { NEVER_KEPT } from '../../platform/html';
import type { ApiBridge } from '../../platform/render';
import { readAddress } from './read-address';
import { sendServed } from './send-served';
import { isPersonal } from './visitor-cache';

/** Longest time anybody waits for a page, in milliseconds, a turn to make it included (architecture section 3). */
const LONGEST_WAIT_MS = 2000;
/** Longest time a form may be worked at: its calls write, and some take long on purpose. What is later may still be done. */
const LONGEST_ACT_MS = 6000;

export interface PageDeskOptions {
  /** The registry as the visitor of a request sees it; the same object for the same releases. */
  releasesFor: (request: FastifyRequest) => RegistrySnapshot;
  /** The composer for a visitor's flags and releases. */
  composerFor: (request: FastifyRequest) => PageComposer;
  /** Arms of experiments a page is made by, as `experiment.arm`. */
  armsOf: (request: FastifyRequest) => readonly string[];
  stored: StoredPages;
  /** Pages are made in turns. */
  lane: FairQueue;
  /** Told how each page of an address was come by. */
  onServed?: (how: HowServed) => void;
}

/**
 * Where pages are asked for. Each answer is one of four: made for this request, stored, waited for (two seconds at most), or
 * 503 with a page that says so and when to ask again.
 */
export class PageDesk {
  readonly #sets = new WeakMap<RegistrySnapshot, number>();
  #lastSet = 0;

  constructor(private readonly options: PageDeskOptions) {}

  /** Answers with the page of an address. @param services what it is made with, but for the time that is left */
  async page(
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageQuery,
    services: Omit<PageServices, 'waitMs'>,
    maps: MapSources = {},
  ): Promise<FastifyReply> {
    const make = (): Promise<PageAnswer> => this.#make(request, query, services);
    const key = this.#keyOf(request, query);
    const { stored } = this.options;
    let page: Served;
    if (
      isOwnToVisitor(query.path) ||
      holdsLink(query.search) ||
      isPersonal(request) ||
      this.acts(request, query) === true
    ) {
      page = served(keepable(await make()));
      // What everybody gets is better than nothing; the browser then asks who the visitor is.
      const general =
        page.how === 'unavailable' && !isOwnToVisitor(query.path) && !holdsLink(query.search)
          ? stored.peek(key)
          : undefined;
      if (general?.answer.status === 200) page = general;
    } else page = await stored.serve(key, make);
    this.options.onServed?.(page.how);
    return sendServed(request, reply, query, page, maps);
  }

  /** Whether the page of an address takes forms; null where there is no page of a remote. */
  acts(request: FastifyRequest, query: PageQuery): boolean | null {
    return this.options.composerFor(request).acts(query);
  }

  /**
   * Answers a form that was sent to a page: kept by nobody, done once, and before whoever reads.
   * @param obstacle why it is not looked at
   */
  async act(
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageQuery,
    values: SentValues,
    bridge: ApiBridge,
    obstacle?: 'rate-limited',
  ): Promise<FastifyReply> {
    const composer = this.options.composerFor(request);
    const take = (): Promise<PageAnswer> =>
      obstacle === undefined
        ? composer.act(query, values, { bridge, waitMs: LONGEST_ACT_MS })
        : composer.formAgain(query, { values, problems: {}, obstacle }, 429, bridge);
    const answer = await this.options.lane.run(askerOf(request, RANK.form), take).catch((error: unknown) => {
      if (!(error instanceof LaneRefused)) throw error;
      return composer.keptForm(query, values);
    });
    reply.header('cache-control', NEVER_KEPT);
    return sendServed(request, reply, query, served(keepable(answer)));
  }

  /** Answers with one of the shell's own pages in the language of the address that was asked for. */
  async shellPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ShellPage,
    status: number,
  ): Promise<FastifyReply> {
    const query = pageQuery(request);
    const answer = await this.options.composerFor(request).shellPage(page, status, query);
    return sendServed(request, reply, query, served(keepable(answer)));
  }

  async #make(request: FastifyRequest, query: PageQuery, services: Omit<PageServices, 'waitMs'>): Promise<PageAnswer> {
    const composer = this.options.composerFor(request);
    const asked = performance.now();
    try {
      return await this.options.lane.run(this.#askerOf(request, query, composer), () =>
        composer.page(query, { ...services, waitMs: LONGEST_WAIT_MS - (performance.now() - asked) }),
      );
    } catch (error) {
      if (!(error instanceof LaneRefused)) throw error;
      return composer.shellPage('unavailable', 503, query, { retryAfterSeconds: error.retryAfterSeconds });
    }
  }

  /** Who opens a form comes before readers; what reads for machines opens none. */
  #askerOf(request: FastifyRequest, query: PageQuery, composer: PageComposer): Asker {
    if (isOwnToVisitor(query.path)) return askerOf(request, RANK.form);
    const asker = askerOf(request);
    return asker.rank !== RANK.crawler && composer.acts(query) === true ? { ...asker, rank: RANK.form } : asker;
  }

  /** Whoever gets the same releases, arms of experiments, address and language gets the same page. */
  #keyOf(request: FastifyRequest, { locale, path, search }: PageQuery): string {
    const releases = this.options.releasesFor(request);
    let set = this.#sets.get(releases);
    if (set === undefined) this.#sets.set(releases, (set = ++this.#lastSet));
    return `${[set, ...this.options.armsOf(request)].join(',')} ${locale} ${path}${search}`;
  }
}

function pageQuery(request: FastifyRequest): PageQuery {
  const address = readAddress(request.raw.url ?? '/');
  return address.kind === 'page' ? address : { locale: DEFAULT_LOCALE, path: '/', search: '' };
}
