import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { isInternal, RELEASES_HEADER, routeOf } from '../../platform/http';
import { defineJob, type Job } from '../../platform/jobs';
import { dayOf } from './event-days';
import { pageKind, type PageKind } from './page-kind';
import { toldBy } from './told-by';

interface PageCount extends PageKind {
  day: string;
  agent: 'bot' | 'phone' | 'desktop';
  pages: number;
}

/** What is counted in this time is written together. */
const TOGETHER_MS = 5000;
/** Rows of one statement. */
const MOST_AT_ONCE = 1000;

/**
 * Counts pages that are sent to browsers, of everybody and not only of who agreed to be counted: a day, a kind of page, the ad, and whether it
 * was a phone or a program. Nothing of it tells one visitor from another, and nothing is kept in the browser. Going on inside a page is not seen.
 */
export class PageCounter {
  private pending = new Map<string, PageCount>();
  private writing = Promise.resolve();
  /** Called when there is something to write. */
  onCounted: () => void = () => undefined;

  /** @param warn told when counts could not be written; they are lost then */
  constructor(
    private readonly db: Db,
    private readonly warn: (error: unknown) => void,
  ) {}

  /** Counts the answers of a server from here on. Before its pages are added. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      if (isSeenPage(request, reply)) this.count(request);
      done();
    });
  }

  /** Writes what was counted; resolves when it is in the database. */
  flush(): Promise<void> {
    // In one order, so that processes that write at once wait for each other and never in a circle.
    const counts = [...this.pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
    if (counts.length > 0) {
      this.pending = new Map();
      this.writing = this.writing.then(() => addPageCounts(this.db, counts)).catch(this.warn);
    }
    return this.writing;
  }

  private count(request: FastifyRequest): void {
    const kind = pageKind(request.url);
    if (kind === null) return;
    const key = { ...kind, day: dayOf(new Date()), agent: toldBy(request).agent };
    const id = Object.values(key).join(' ');
    const counted = this.pending.get(id);
    if (counted === undefined) this.pending.set(id, { ...key, pages: 1 });
    else counted.pages += 1;
    this.onCounted();
  }
}

/** Writes what this process has counted, every few seconds. */
export function pageCountJob(counter: PageCounter): Job {
  const writing = defineJob({
    name: 'tracking-pages',
    inEachProcess: true,
    rest: TOGETHER_MS,
    run: () => counter.flush().then(() => false),
  });
  counter.onCounted = writing.call;
  return writing;
}

/** Whether somebody reads what was answered: a page of a release, new or known to the browser, and not asked for ahead or by a script. */
function isSeenPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, headers } = request;
  const { 'sec-purpose': purpose = headers['purpose'], 'sec-fetch-dest': reader = 'document' } = headers;
  return (
    method === 'GET' &&
    routeOf(request) === '/*' &&
    (reply.statusCode === 200 || reply.statusCode === 304) &&
    reply.hasHeader(RELEASES_HEADER) &&
    reader === 'document' &&
    !String(purpose ?? '').includes('prefetch') &&
    !isInternal(request)
  );
}

async function addPageCounts(db: Db, counts: readonly PageCount[]): Promise<void> {
  for (let from = 0; from < counts.length; from += MOST_AT_ONCE)
    await db
      .insertInto('page_count')
      .values(
        counts
          .slice(from, from + MOST_AT_ONCE)
          .map(({ listingId, ...counted }) => ({ ...counted, listing_id: listingId })),
      )
      .onConflict((conflict) =>
        conflict.columns(['day', 'page', 'listing_id', 'agent']).doUpdateSet({
          pages: sql<number>`page_count.pages + excluded.pages`,
        }),
      )
      .execute();
}
