import { createHmac } from 'node:crypto';
import type { Db, DbOrTransaction } from '../db';
import { SharedSecret } from '../secrets';
import { type CallCounter, ownCounter, sharedCounter } from './call-counter';
import { COUNTED, PROOF_FACTOR, type Counted, type Limit, type NamedLimits } from './limit';
import { LimitError } from './limit-error';
import { type Place, ShareBook } from './share-book';

/** Who calls; what is missing is not counted. */
export interface Caller extends Partial<Record<Counted, string | undefined>> {
  /** Asked once a limit is passed: whether a fresh proof of work came along. */
  proven?: () => Promise<boolean>;
}

/** Open limits wait so long for the shared counters; then, and for a while after, this process counts for itself. */
const PATIENCE_MS = 1000;
const AWAY_MS = 2000;

/** Counts calls against limits, the same for all processes of the portal (decision 0095). */
export class Limiter {
  readonly #shared: ShareBook;
  readonly #own: ShareBook;
  #awayUntil = 0;

  /**
   * @param counter that the processes share
   * @param secret makes digests of who calls; the counter sees nothing else of them
   * @param now milliseconds
   */
  constructor(
    counter: CallCounter,
    private readonly secret: (tx?: DbOrTransaction) => Promise<string | Buffer>,
    private readonly now: () => number = Date.now,
  ) {
    this.#shared = new ShareBook(counter, now);
    this.#own = new ShareBook(ownCounter(now), now);
  }

  /**
   * Counts a call against all its limits.
   * @param tx counts in a caller's transaction, so that what is undone was not counted and no second connection is waited for
   * @returns calls of this network within its shortest limit, this one among them; 0 where it was not counted by network
   * @throws LimitError `proof-required` or `rate-limited`; `unavailable` when nothing can be counted and the call does not go without
   */
  async count(limits: NamedLimits, caller: Caller, tx?: DbOrTransaction): Promise<number> {
    const factor = limits.proof === true ? PROOF_FACTOR : 1;
    let ofNetwork = 0;
    for (const counted of COUNTED) {
      const who = caller[counted];
      if (who === undefined) continue;
      for (const [index, limit] of (limits[counted] ?? []).entries()) {
        const { number, endsInMs } = await this.#place(limits, counted, limit, factor, who, tx);
        if (counted === 'network' && index === 0) ofNetwork = number;
        if (number > limit.calls)
          await refuseUnlessProven(number <= limit.calls * factor, Math.max(1, Math.ceil(endsInMs / 1000)), caller);
      }
    }
    return ofNetwork;
  }

  /** Counts against limits that nobody is told of. @returns whether all of them leave room @throws LimitError `unavailable` */
  async hasRoom(limits: NamedLimits, caller: Caller): Promise<boolean> {
    let room = true;
    for (const counted of COUNTED) {
      const who = caller[counted];
      if (who === undefined) continue;
      for (const limit of limits[counted] ?? []) {
        const { number } = await this.#place(limits, counted, limit, 1, who);
        room &&= number <= limit.calls;
      }
    }
    return room;
  }

  async #place(
    { name, open }: NamedLimits,
    counted: Counted,
    limit: Limit,
    factor: number,
    who: string,
    tx?: DbOrTransaction,
  ): Promise<Place> {
    const id = `${name}:${counted}:${limit.seconds}:`;
    const most = limit.calls * factor;
    const keyOf = async (within?: DbOrTransaction): Promise<string> =>
      id +
      createHmac('sha256', await this.secret(within))
        .update(`limit ${who}`)
        .digest('base64url');
    const numberIn = (book: ShareBook): Promise<Place> => book.number(id + who, keyOf, limit, most, tx);
    if (tx !== undefined) return numberIn(this.#shared);
    if (open && this.now() < this.#awayUntil)
      return this.#own.number(id + who, () => Promise.resolve(id + who), limit, most);
    try {
      return await (open ? inTime(numberIn(this.#shared)) : numberIn(this.#shared));
    } catch (error) {
      if (!open) throw LimitError.down(error);
      this.#awayUntil = this.now() + AWAY_MS;
      return this.#own.number(id + who, () => Promise.resolve(id + who), limit, most);
    }
  }
}

/** Counts for all processes on a database. */
export function createLimiter(db: Db): Limiter {
  const secret = new SharedSecret(db, 'limits');
  return new Limiter(sharedCounter(db), (tx) => secret.value(tx));
}

/** Counts for this process alone, where there is no database. @param now milliseconds */
export function ownLimiter(now: () => number = Date.now): Limiter {
  return new Limiter(ownCounter(now), () => Promise.resolve('own'), now);
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('counters did not answer in time')), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function refuseUnlessProven(buyable: boolean, wait: number, { proven }: Caller): Promise<void> {
  if (!buyable || proven === undefined) throw new LimitError('rate-limited', wait);
  if (!(await proven())) throw new LimitError('proof-required', wait);
}
