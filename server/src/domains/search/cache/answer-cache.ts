import { LRUCache } from 'lru-cache';
import { rootOf, type Db } from '../../../platform/db';
import { weightOf } from '../../../platform/memory';

/** How long an answer is kept: its key holds the version of the read model, so this only makes room. */
const TTL_MS = 60_000;
const CAPACITY = 500;
/** What answers of one kind may take: the largest have some ten kilobytes. */
const BYTES = 4 << 20;
/** Of an entry beside its key and its answer. */
const ENTRY_BYTES = 200;

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
  /** What the kept ones take, roughly. */
  bytes: number;
}

interface Entry<Value> {
  answer: Promise<Value>;
  /** Infinite while it is worked out. */
  keptUntil: number;
}

type Entries<Value> = LRUCache<string, Entry<Value>>;

interface Options {
  /** Answers kept for each database; the one not asked for longest makes room. */
  capacity?: number;
  bytes?: number;
  ttlMs?: number;
  now?: () => number;
}

const caches: { figures: () => CacheFigures }[] = [];

/** Figures of every kind of answer in this process, for its metrics. */
export function cacheFigures(): CacheFigures[] {
  return caches.map((cache) => cache.figures());
}

/**
 * Answers of one kind to searches: totals, facets, clusters. What several ask for at the same time is worked out once;
 * failures are not kept.
 */
export class AnswerCache<Value> {
  readonly #byDb = new WeakMap<Db, Entries<Value>>();
  /** The same, to be counted; there is one but in tests. */
  readonly #all: WeakRef<Entries<Value>>[] = [];
  readonly #bounds: { max: number; maxSize: number };
  readonly #ttlMs: number;
  readonly #now: () => number;
  readonly #counts = { hits: 0, shared: 0, misses: 0, inFlight: 0 };

  /** @param kind names it in the metrics */
  constructor(
    private readonly kind: string,
    { capacity = CAPACITY, bytes = BYTES, ttlMs = TTL_MS, now = Date.now }: Options = {},
  ) {
    this.#bounds = { max: capacity, maxSize: bytes };
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
      return known.answer;
    }
    this.#counts.misses += 1;
    const entry: Entry<Value> = { answer: this.#watch(work), keptUntil: Infinity };
    // What it takes is known when it is there.
    entries.set(key, entry, { size: 1 });
    entry.answer.then(
      (answer) => {
        const keptUntil = this.#now() + this.#ttlMs;
        if (entries.peek(key) === entry)
          entries.set(key, { ...entry, keptUntil }, { size: ENTRY_BYTES + key.length + weightOf(answer) });
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
    return entry.answer;
  }

  figures(): CacheFigures {
    const kept = this.#all.flatMap((entries) => entries.deref() ?? []);
    const sum = (of: 'size' | 'calculatedSize'): number => kept.reduce((all, entries) => all + entries[of], 0);
    return { kind: this.kind, ...this.#counts, entries: sum('size'), bytes: sum('calculatedSize') };
  }

  async #watch(work: () => Promise<Value>): Promise<Value> {
    this.#counts.inFlight += 1;
    try {
      return await work();
    } finally {
      this.#counts.inFlight -= 1;
    }
  }

  #of(db: Db): Entries<Value> {
    let entries = this.#byDb.get(db);
    if (entries === undefined) {
      entries = new LRUCache(this.#bounds);
      this.#byDb.set(db, entries);
      this.#all.push(new WeakRef(entries));
    }
    return entries;
  }
}
