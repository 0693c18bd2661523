import { rootOf, type Db } from '../../db';

/** How long an answer is kept: its key holds the version of the read model, so this only makes room. */
const TTL_MS = 60_000;
const CAPACITY = 500;

/** What a cache has done since the process started; `entries` and `inFlight` are as of now. */
export interface CacheFigures {
  kind: string;
  /** Answers that were there. */
  hits: number;
  /** Askers who waited for an answer somebody else had asked for. */
  shared: number;
  /** Answers that were worked out. */
  misses: number;
  inFlight: number;
  entries: number;
}

interface Entry<Value> {
  answer: Promise<Value>;
  /** Infinite while it is worked out. */
  keptUntil: number;
}

interface Options {
  /** Answers kept for each database; the one not asked for longest makes room. */
  capacity?: number;
  ttlMs?: number;
  now?: () => number;
}

const caches: AnswerCache<unknown>[] = [];

/** Figures of every kind of answer in this process, for its metrics. */
export function cacheFigures(): CacheFigures[] {
  return caches.map((cache) => cache.figures());
}

/**
 * Answers of one kind to searches: totals, facets, clusters. What several ask for at the same time is worked out once;
 * failures are not kept.
 */
export class AnswerCache<Value> {
  readonly #entries = new WeakMap<Db, Map<string, Entry<Value>>>();
  readonly #capacity: number;
  readonly #ttlMs: number;
  readonly #now: () => number;
  readonly #counts = { hits: 0, shared: 0, misses: 0, inFlight: 0, entries: 0 };

  /** @param kind names it in the metrics */
  constructor(
    private readonly kind: string,
    { capacity = CAPACITY, ttlMs = TTL_MS, now = Date.now }: Options = {},
  ) {
    this.#capacity = capacity;
    this.#ttlMs = ttlMs;
    this.#now = now;
    caches.push(this);
  }

  /**
   * The answer kept under the key, or that of `work`, which runs once for all who ask meanwhile.
   * @param key what was asked and of which version of the read model; see `answerKey`
   */
  get(db: Db, key: string, work: () => Promise<Value>): Promise<Value> {
    const entries = this.#of(rootOf(db));
    const known = entries.get(key);
    if (known !== undefined && known.keptUntil > this.#now()) {
      this.#counts[known.keptUntil === Infinity ? 'shared' : 'hits'] += 1;
      entries.delete(key);
      entries.set(key, known);
      return known.answer;
    }
    this.#counts.misses += 1;
    const entry: Entry<Value> = { answer: this.#watch(work), keptUntil: Infinity };
    if (!entries.has(key)) this.#counts.entries += 1;
    entries.set(key, entry);
    entry.answer.then(
      () => (entry.keptUntil = this.#now() + this.#ttlMs),
      () => {
        if (entries.get(key) === entry) this.#forget(entries, key);
      },
    );
    const oldest = entries.keys().next();
    if (entries.size > this.#capacity && oldest.done === false) this.#forget(entries, oldest.value);
    return entry.answer;
  }

  figures(): CacheFigures {
    return { kind: this.kind, ...this.#counts };
  }

  async #watch(work: () => Promise<Value>): Promise<Value> {
    this.#counts.inFlight += 1;
    try {
      return await work();
    } finally {
      this.#counts.inFlight -= 1;
    }
  }

  #forget(entries: Map<string, Entry<Value>>, key: string): void {
    entries.delete(key);
    this.#counts.entries -= 1;
  }

  #of(db: Db): Map<string, Entry<Value>> {
    let entries = this.#entries.get(db);
    if (entries === undefined) {
      entries = new Map<string, Entry<Value>>();
      this.#entries.set(db, entries);
    }
    return entries;
  }
}
