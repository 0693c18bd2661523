import { LRUCache } from 'lru-cache';
import type { Page, PageAnswer } from './page-answer';
import { AdIndex } from './ad-index';
import { PageBody } from './page-body';

export interface StoredPagesOptions {
  /** Memory for pages, in bytes; 0 stores nothing. */
  bytes: number;
  /** Milliseconds since whenever; a test has its own. */
  now?: () => number;
}

/** A page with its body compressed, or a redirection. */
export type KeptAnswer = Exclude<PageAnswer, Page> | (Omit<Page, 'html'> & { body: PageBody });

export interface Served {
  answer: KeptAnswer;
  /** Seconds since it was made; 0 for one that was made for this request or one beside it. */
  age: number;
  how: HowServed;
}

/** How a page was come by; `stale` is one that is made anew meanwhile, `unavailable` one that stands in for another. */
export type HowServed = 'made' | 'stored' | 'stale' | 'unavailable';

interface Kept {
  answer: KeptAnswer;
  madeAt: number;
}

const SECOND_MS = 1000;
/** So long a page is as good as new. */
const FRESH_MS = 60 * SECOND_MS;
/** So long an old one is better than to wait, or than none. */
const STALE_MS = 600 * SECOND_MS;
/** Answers for what is not there: their addresses are without number, and must not push pages out. */
const MISSING_SHARE = 0.1;
/** Of an entry beside its body: address, head, releases. */
const ENTRY_BYTES = 1024;

/**
 * Keeps the pages that are the same for everybody, by release set, address and language. A page is fresh for a minute; an
 * older one is served while a single request makes it anew, and for ten minutes when that fails.
 */
export class StoredPages {
  readonly #kept: LRUCache<string, Kept>;
  readonly #missing: LRUCache<string, Kept>;
  readonly #ads = new AdIndex();
  /** Pages that are being made, by key. */
  readonly #flights = new Map<string, Promise<KeptAnswer>>();
  readonly #now: () => number;
  /** Counts what was dropped, so that a page that was being made meanwhile is not kept. */
  #drops = 0;

  constructor({ bytes, now = () => performance.now() }: StoredPagesOptions) {
    this.#now = now;
    const room = (share: number): LRUCache<string, Kept> =>
      new LRUCache<string, Kept>({
        maxSize: Math.max(1, Math.floor(bytes * share)),
        sizeCalculation: sizeOf,
        dispose: ({ answer }, key) => this.#ads.delete(key, answer.ads),
      });
    this.#kept = room(1 - MISSING_SHARE);
    this.#missing = room(MISSING_SHARE);
  }

  /**
   * Answers with what is kept, or with what is made now.
   * @param make answers with a page whatever happens; an answer that is not sound stands in for the page and is not kept
   */
  async serve(key: string, make: () => Promise<PageAnswer>): Promise<Served> {
    const kept = this.#find(key);
    const age = kept === undefined ? Infinity : this.#now() - kept.madeAt;
    if (kept === undefined || age > STALE_MS) return served(await this.#make(key, make));
    if (age > FRESH_MS) void this.#make(key, make).catch(() => undefined);
    return { answer: kept.answer, age: Math.floor(age / SECOND_MS), how: age > FRESH_MS ? 'stale' : 'stored' };
  }

  /** What everybody would get, fresh or stale, for those for whom nothing could be made. */
  peek(key: string): Served | undefined {
    const kept = this.#find(key);
    if (kept === undefined) return undefined;
    const age = this.#now() - kept.madeAt;
    return age > STALE_MS ? undefined : { answer: kept.answer, age: Math.floor(age / SECOND_MS), how: 'stale' };
  }

  /** Drops the pages on which one of these ads is shown. */
  dropAds(ids: Iterable<number>): void {
    this.#drops += 1;
    for (const key of this.#ads.keysOf(ids)) {
      this.#kept.delete(key);
      this.#missing.delete(key);
    }
  }

  /** Drops all: another release is live. */
  clear(): void {
    this.#drops += 1;
    this.#kept.clear();
    this.#missing.clear();
  }

  get load(): { pages: number; bytes: number } {
    return {
      pages: this.#kept.size + this.#missing.size,
      bytes: this.#kept.calculatedSize + this.#missing.calculatedSize,
    };
  }

  #find(key: string): Kept | undefined {
    return this.#kept.get(key) ?? this.#missing.get(key);
  }

  /** Makes a page once, however many ask for it. */
  #make(key: string, make: () => Promise<PageAnswer>): Promise<KeptAnswer> {
    const flying = this.#flights.get(key);
    if (flying !== undefined) return flying;
    const drops = this.#drops;
    const made = make()
      .then((answer) => {
        const kept = keepable(answer);
        // What was dropped meanwhile may be what this was made of.
        if (isSound(kept) && drops === this.#drops) this.#keep(key, kept);
        return kept;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, made);
    return made;
  }

  #keep(key: string, answer: KeptAnswer): void {
    const isMissing = answer.status === 404 || answer.status === 410;
    (isMissing ? this.#kept : this.#missing).delete(key);
    (isMissing ? this.#missing : this.#kept).set(key, { answer, madeAt: this.#now() });
    if (this.#find(key)?.answer === answer) this.#ads.add(key, answer.ads);
  }
}

/** Compresses a page. */
export function keepable(answer: PageAnswer): KeptAnswer {
  if ('location' in answer) return answer;
  const { html, ...page } = answer;
  return { ...page, body: new PageBody(html) };
}

/** An answer that was made just now. */
export function served(answer: KeptAnswer): Served {
  return { answer, age: 0, how: answer.status === 503 ? 'unavailable' : 'made' };
}

function isSound(answer: KeptAnswer): boolean {
  return 'location' in answer || answer.sound;
}

function sizeOf({ answer }: Kept, key: string): number {
  return ENTRY_BYTES + key.length + answer.ads.length * 64 + ('body' in answer ? answer.body.size : 0);
}
