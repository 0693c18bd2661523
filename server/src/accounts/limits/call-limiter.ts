import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AccountError } from '../account-error';
import type { Db } from '../../db';
import type { SharedSecret } from '../shared-secret';
import { PROOF_FACTOR, type CallLimits, type Limit, type LimitedCall } from './limit-table';

type Counted = 'network' | 'mailbox' | 'browser';

/** Who calls; what is missing is not counted. */
export interface Caller {
  network: string;
  mailbox?: string | undefined;
  browser?: string | undefined;
  /** Asked once a limit is passed: whether a fresh proof of work came along. */
  proven?: () => Promise<boolean>;
}

/** Seconds a caller waits while counters cannot be reached. */
const STORE_RETRY_SECONDS = 5;

/** Counts calls in the database, so that all processes of the portal count together; keys are digests. */
export class CallLimiter {
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly db: Db,
    private readonly secret: Pick<SharedSecret, 'value'>,
    private readonly limits: Readonly<Record<LimitedCall, CallLimits>>,
  ) {}

  /**
   * Counts a call against all its limits.
   * @returns calls of this network within its shortest limit, this one among them
   * @throws AccountError `proof-required` or `rate-limited`; `unavailable` when nothing can be counted and the call does not go without
   */
  async count(call: LimitedCall, caller: Caller): Promise<number> {
    const { proof, open, ...limits } = this.limits[call];
    const factor = proof ? PROOF_FACTOR : 1;
    try {
      let ofNetwork = 0;
      for (const counted of ['network', 'mailbox', 'browser'] as const) {
        const who = caller[counted];
        if (who === undefined) continue;
        for (const [index, limit] of limits[counted].entries()) {
          const { consumed, wait } = await this.#consume(call, counted, limit, factor, who);
          if (counted === 'network' && index === 0) ofNetwork = consumed;
          if (consumed > limit.calls) await refuseUnlessProven(consumed <= limit.calls * factor, wait, caller);
        }
      }
      return ofNetwork;
    } catch (error) {
      if (error instanceof AccountError) throw error;
      if (open) return 0;
      throw new AccountError('down', { code: 'unavailable', status: 503, retryAfter: STORE_RETRY_SECONDS });
    }
  }

  /** Counts against limits that nobody is told of. @returns whether all of them leave room */
  async takeQuietly(name: string, limits: readonly Limit[], who: string): Promise<boolean> {
    let room = true;
    for (const limit of limits) {
      const { consumed } = await this.#consume(name, 'mailbox', limit, 1, who);
      room &&= consumed <= limit.calls;
    }
    return room;
  }

  async #consume(name: string, counted: Counted, limit: Limit, factor: number, who: string): Promise<{ consumed: number; wait: number }> {
    const key = createHmac('sha256', await this.secret.value()).update(`limit ${who}`).digest('base64url');
    const limiter = this.#limiter(name, counted, limit, factor);
    try {
      return describe(await limiter.consume(key));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      // Turned away from memory, without counting: far beyond the limit.
      return describe(rejected, rejected.consumedPoints === 0 ? Infinity : rejected.consumedPoints);
    }
  }

  #limiter(name: string, counted: Counted, { calls, seconds }: Limit, factor: number): RateLimiterPostgres {
    const keyPrefix = `${name}:${counted}:${seconds}`;
    const known = this.#limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const { db } = this;
    const made = new RateLimiterPostgres({
      storeType: 'client',
      storeClient: {
        query: async ({ text, values }: { text: string; values: unknown[] }) => {
          const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
          return { rows, rowCount: rows.length };
        },
      },
      tableName: 'account_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: calls,
      duration: seconds,
      // A flood is turned away without asking the database.
      inMemoryBlockOnConsumed: calls * factor + 1,
    });
    this.#limiters.set(keyPrefix, made);
    return made;
  }
}

function describe({ consumedPoints, msBeforeNext }: RateLimiterRes, consumed = consumedPoints): { consumed: number; wait: number } {
  return { consumed, wait: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

async function refuseUnlessProven(buyable: boolean, wait: number, { proven }: Caller): Promise<void> {
  if (!buyable || proven === undefined) throw tooMany(wait);
  if (!(await proven())) throw proofRequired(wait);
}

export function tooMany(retryAfter: number): AccountError {
  return new AccountError('tooMany', { code: 'rate-limited', status: 429, retryAfter });
}

export function proofRequired(retryAfter: number): AccountError {
  return new AccountError('tooMany', { code: 'proof-required', status: 429, retryAfter });
}
