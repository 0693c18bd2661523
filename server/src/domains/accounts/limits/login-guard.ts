import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import type { SharedSecret } from '../../../platform/secrets';
import { proofRequired, tooMany } from './refusals';
import { LOGIN_GUARD } from './limit-table';

export interface LoginAttempt {
  mailbox: string;
  network: string;
  proven: () => Promise<boolean>;
}

/**
 * Slows down guessing at one mailbox. A few attempts are free; then each needs a proof of work, and each one of the same
 * network waits twice as long as the one before. Attempts count before the password is looked at, in one statement, so that
 * many at a time are no way around.
 */
export class LoginGuard {
  constructor(
    private readonly db: Db,
    private readonly secret: Pick<SharedSecret, 'value'>,
    private readonly now: () => Date,
  ) {}

  /**
   * @returns attempts on this mailbox in the window, this one among them
   * @throws AccountError `proof-required` or `rate-limited`
   */
  async admit({ mailbox, network, proven }: LoginAttempt): Promise<number> {
    const all = await this.#key(mailbox);
    const free = await this.#take(all, { most: LOGIN_GUARD.free, doubling: false });
    if ('attempts' in free) return free.attempts;
    if (!(await proven())) throw proofRequired(free.waitSeconds);
    const own = await this.#take(await this.#key(mailbox, network), { most: null, doubling: true });
    if (!('attempts' in own)) throw tooMany(own.waitSeconds);
    const counted = await this.#take(all, { most: null, doubling: false });
    return 'attempts' in counted ? counted.attempts : LOGIN_GUARD.free;
  }

  /** After a right password. What others tried from elsewhere is forgotten as well: it was in vain. */
  async forget({ mailbox, network }: Pick<LoginAttempt, 'mailbox' | 'network'>): Promise<void> {
    await this.db
      .deleteFrom('account_login_guard')
      .where('key', 'in', [await this.#key(mailbox), await this.#key(mailbox, network)])
      .execute();
  }

  async #take(
    key: string,
    { most, doubling }: { most: number | null; doubling: boolean },
  ): Promise<{ attempts: number } | { waitSeconds: number }> {
    const now = this.now();
    const windowEnds = new Date(now.getTime() + LOGIN_GUARD.windowSeconds * 1000);
    const attempts = sql<number>`case when account_login_guard.window_ends <= ${now} then 1 else account_login_guard.attempts + 1 end`;
    const wait = doubling
      ? sql<Date>`${now}::timestamptz + make_interval(secs => least(${LOGIN_GUARD.longestWaitSeconds}::int, power(2, ${attempts} - 1)))`
      : sql<Date>`${now}::timestamptz`;
    const taken = await this.db
      .insertInto('account_login_guard')
      .values({ key, attempts: 1, window_ends: windowEnds, next_at: new Date(now.getTime() + (doubling ? 1000 : 0)) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            attempts,
            window_ends: sql<Date>`case when account_login_guard.window_ends <= ${now} then ${windowEnds} else account_login_guard.window_ends end`,
            next_at: wait,
          })
          .where((where) =>
            where.or([
              where('account_login_guard.window_ends', '<=', now),
              where.and([
                where('account_login_guard.next_at', '<=', now),
                ...(most === null ? [] : [where('account_login_guard.attempts', '<', most)]),
              ]),
            ]),
          ),
      )
      .returning('attempts')
      .executeTakeFirst();
    if (taken !== undefined) return taken;
    const row = await this.db
      .selectFrom('account_login_guard')
      .select(['window_ends', 'next_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    const until = (doubling ? row?.next_at : row?.window_ends) ?? now;
    return { waitSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) };
  }

  async #key(mailbox: string, network = ''): Promise<string> {
    return createHmac('sha256', await this.secret.value())
      .update(`login ${mailbox} ${network}`)
      .digest('base64url');
  }
}
