import { randomBytes } from 'node:crypto';
import type { Db, DbOrTransaction } from '../db';

/** A key that all processes of the portal share: made by the first that needs it, kept in the database. */
export class SharedSecret {
  #value: Promise<Buffer> | undefined;

  constructor(
    private readonly db: Db,
    private readonly name: string,
  ) {}

  /**
   * A failure is not kept: the next call asks again.
   * @param tx asks over a connection that the caller has already: one who holds it must not wait for a second one of the pool
   */
  value(tx: DbOrTransaction = this.db): Promise<Buffer> {
    this.#value ??= this.#load(tx).catch((error: unknown) => {
      this.#value = undefined;
      throw error;
    });
    return this.#value;
  }

  async #load(db: DbOrTransaction): Promise<Buffer> {
    const { name } = this;
    const find = db.selectFrom('account_secret').select('value').where('name', '=', name);
    const found = await find.executeTakeFirst();
    if (found !== undefined) return found.value;
    await db
      .insertInto('account_secret')
      .values({ name, value: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await find.executeTakeFirstOrThrow()).value;
  }
}
