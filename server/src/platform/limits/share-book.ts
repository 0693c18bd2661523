import type { DbOrTransaction } from '../db';
import type { CallCounter } from './call-counter';
import type { Limit } from './limit';

/** Of a limit, what one process takes from the shared counter at a time: two hundredths, so that several stay exact. */
const SHARE = 0.02;
/** Keys a process remembers; of more, the one used longest ago is asked for again. */
const KEPT = 20_000;

/** A call's place in its span. */
export interface Place {
  /** Its number; Infinity once a number beyond the limit was given, without asking anybody. */
  number: number;
  /** Milliseconds until the span ends. */
  endsInMs: number;
}

/** Calls taken of the counter, by one key. */
interface Share {
  /** Number of the next call. */
  next: number;
  /** Number of the last one taken. */
  last: number;
  ends: number;
  /** Those who wait for the next share. */
  waiting: number;
  fetching: Promise<void> | undefined;
}

/**
 * Numbers calls by a counter that all processes share without asking it for each: it takes small shares and works them off here.
 * Shares are counted as they are taken, so that never too many calls come through; what is left of a share at the end of a span
 * is the error, a share for each process.
 */
export class ShareBook {
  readonly #shares = new Map<string, Share>();

  /** @param now milliseconds */
  constructor(
    private readonly counter: CallCounter,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param id names the key in this process
   * @param keyOf makes the key of the counter
   * @param tx see `CallCounter`
   * @param most calls that can come through at all; beyond them nobody is asked
   * @throws what the counter throws
   */
  async number(
    id: string,
    keyOf: (tx?: DbOrTransaction) => Promise<string>,
    { calls, seconds }: Limit,
    most: number,
    tx?: DbOrTransaction,
  ): Promise<Place> {
    const share = this.#shareOf(id);
    for (;;) {
      const left = share.ends - this.now();
      if (left > 0 && share.next <= share.last) {
        const number = share.next;
        share.next += 1;
        return { number, endsInMs: left };
      }
      if (left > 0 && share.last > most) return { number: Infinity, endsInMs: left };
      share.waiting += 1;
      share.fetching ??= this.#fetch(share, keyOf, Math.max(1, Math.floor(calls * SHARE)), seconds, tx);
      try {
        await share.fetching;
      } finally {
        share.waiting -= 1;
      }
    }
  }

  async #fetch(
    share: Share,
    keyOf: (tx?: DbOrTransaction) => Promise<string>,
    size: number,
    seconds: number,
    tx: DbOrTransaction | undefined,
  ): Promise<void> {
    try {
      const key = await keyOf(tx);
      // Those who wait already use theirs up at once.
      const wanted = Math.max(size, share.waiting);
      const { taken, endsInMs } = await this.counter.take(key, wanted, seconds, tx);
      share.next = taken - wanted + 1;
      share.last = taken;
      share.ends = this.now() + endsInMs;
    } finally {
      share.fetching = undefined;
    }
  }

  #shareOf(id: string): Share {
    const share = this.#shares.get(id) ?? { next: 1, last: 0, ends: 0, waiting: 0, fetching: undefined };
    this.#shares.delete(id);
    this.#shares.set(id, share);
    for (const [oldest] of this.#shares) {
      if (this.#shares.size <= KEPT) break;
      this.#shares.delete(oldest);
    }
    return share;
  }
}
