import { rootOf, type Db } from '../../db';
import { BoundedMap, weightOf } from '../../platform/memory';

/** How long an answer is kept: its key holds the version of the read model, so this only makes room. */
const TTL_MS = 60_000;
const CAPACITY = 500;
/** What answers of one kind may take: the largest have some ten kilobytes. */
const BYTES = 4 << 20;

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

interface Options {
  /** Answers kept for each database; the one not asked for longest makes room. */
  capacity?: number;
  bytes?: number;
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
  readonly #byDb = new WeakMap<Db, BoundedMap<Entry<Value>>>();
  /** Those of the databases whose caches stand above; there is one but in tests. */
  readonly #all: WeakRef<BoundedMap<Entry<Value>>>[] = [];
  readonly #bounds: { bytes: number; entries: number };
  readonly #ttlMs: number;
  readonly #now: () => number;
  readonly #counts = { hits: 0, shared: 0, misses: 0, inFlight: 0 };

  /** @param kind names it in the metrics */
  constructor(
    private readonly kind: string,
    { capacity = CAPACITY, bytes = BYTES, ttlMs = TTL_MS, now = Date.now }: Options = {},
  ) {
    this.#bounds = { bytes, entries: capacity };
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
    entries.set(key, entry, 0);
    entry.answer.then(
      (answer) => {
        entry.keptUntil = this.#now() + this.#ttlMs;
        entries.weigh(key, entry, weightOf(answer));
      },
      () => entries.delete(key, entry),
    );
    return entry.answer;
  }

  figures(): CacheFigures {
    const kept = this.#all.flatMap((entries) => entries.deref() ?? []);
    const sum = (of: 'size' | 'bytes'): number => kept.reduce((all, entries) => all + entries[of], 0);
    return { kind: this.kind, ...this.#counts, entries: sum('size'), bytes: sum('bytes') };
  }

  async #watch(work: () => Promise<Value>): Promise<Value> {
    this.#counts.inFlight += 1;
    try {
      return await work();
    } finally {
      this.#counts.inFlight -= 1;
    }
  }

  #of(db: Db): BoundedMap<Entry<Value>> {
    let entries = this.#byDb.get(db);
    if (entries === undefined) {
      entries = new BoundedMap<Entry<Value>>(this.#bounds);
      this.#byDb.set(db, entries);
      this.#all.push(new WeakRef(entries));
    }
    return entries;
  }
}
