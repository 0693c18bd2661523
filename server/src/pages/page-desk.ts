import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import type { PageAnswer, Served, StoredPages } from '../edge/stored-pages';
import { keepable } from '../edge/stored-pages';
import type { MapSources } from '../http';
import { askerOf, LaneRefused, RANK, type FairQueue } from '../platform/lanes';
import { isOwnToVisitor } from './own-pages';
import type { PageComposer, PageQuery, PageServices, ServerPage, ShellPage } from './page-composer';
import { readAddress } from './read-address';
import { sendServed } from './send-served';
import { isPersonal } from './visitor-cache';

/** Longest time anybody waits for a page, in milliseconds, a turn to make it included (architecture section 3). */
const LONGEST_WAIT_MS = 2000;

export interface PageDeskOptions {
  /** The registry as the visitor of a request sees it; the same object for the same releases. */
  releasesFor: (request: FastifyRequest) => RegistrySnapshot;
  /** The composer for a visitor's flags and releases. */
  composerFor: (request: FastifyRequest) => PageComposer;
  stored: StoredPages;
  /** Pages are made in turns. */
  lane: FairQueue;
}

/** Answers a request with a page of the server's own, inside the frame in the language of its address. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply, page: ServerPage) => Promise<FastifyReply>;

/**
 * Where pages are asked for. Each answer is one of four: made for this request, stored, waited for (two seconds at most), or
 * 503 with a page that says so and when to ask again.
 */
export class PageDesk {
  readonly #sets = new WeakMap<RegistrySnapshot, number>();
  #lastSet = 0;

  constructor(private readonly options: PageDeskOptions) {}

  /** Answers with the page of an address. @param services what it is made with, but for the time that is left */
  async page(request: FastifyRequest, reply: FastifyReply, query: PageQuery, services: Omit<PageServices, 'waitMs'>, maps: MapSources = {}): Promise<FastifyReply> {
    const make = (): Promise<PageAnswer> => this.#make(request, query, services);
    const key = this.#keyOf(request, query);
    const { stored } = this.options;
    let served: Served;
    if (isOwnToVisitor(query.path) || isPersonal(request)) {
      served = { answer: keepable(await make()), age: 0 };
      // What everybody gets is better than nothing; the browser then asks who the visitor is.
      const general = served.answer.status === 503 && !isOwnToVisitor(query.path) ? stored.peek(key) : undefined;
      if (general?.answer.status === 200) served = general;
    } else served = await stored.serve(key, make);
    return sendServed(request, reply, query, served, maps);
  }

  /** Answers with one of the shell's own pages in the language of the address that was asked for. */
  async shellPage(request: FastifyRequest, reply: FastifyReply, page: ShellPage, status: number): Promise<FastifyReply> {
    const query = pageQuery(request);
    const answer = await this.options.composerFor(request).shellPage(page, status, query);
    return sendServed(request, reply, query, { answer: keepable(answer), age: 0 });
  }

  readonly show: ShowPage = async (request, reply, page) => {
    const query = pageQuery(request);
    const answer = await this.options.composerFor(request).serverPage(page, query);
    return sendServed(request, reply, query, { answer: keepable(answer), age: 0 });
  };

  async #make(request: FastifyRequest, query: PageQuery, services: Omit<PageServices, 'waitMs'>): Promise<PageAnswer> {
    const composer = this.options.composerFor(request);
    const asked = performance.now();
    try {
      return await this.options.lane.run(askerOf(request, isOwnToVisitor(query.path) ? RANK.form : undefined), () => composer.page(query, { ...services, waitMs: LONGEST_WAIT_MS - (performance.now() - asked) }));
    } catch (error) {
      if (!(error instanceof LaneRefused)) throw error;
      return composer.shellPage('unavailable', 503, query, { retryAfterSeconds: error.retryAfterSeconds });
    }
  }

  /** Whoever gets the same releases, address and language gets the same page. */
  #keyOf(request: FastifyRequest, { locale, path, search }: PageQuery): string {
    const releases = this.options.releasesFor(request);
    let set = this.#sets.get(releases);
    if (set === undefined) this.#sets.set(releases, (set = ++this.#lastSet));
    return `${set} ${locale} ${path}${search}`;
  }
}

function pageQuery(request: FastifyRequest): PageQuery {
  const address = readAddress(request.raw.url ?? '/');
  return address.kind === 'page' ? address : { locale: DEFAULT_LOCALE, path: '/', search: '' };
}
