import { randomBytes } from 'node:crypto';
import type { Db } from '../db';

/** A key that all processes of the portal share: made by the first that needs it, kept in the database. */
export class SharedSecret {
  #value: Promise<Buffer> | undefined;

  constructor(
    private readonly db: Db,
    private readonly name: string,
  ) {}

  /** A failure is not kept: the next call asks again. */
  value(): Promise<Buffer> {
    this.#value ??= this.#load().catch((error: unknown) => {
      this.#value = undefined;
      throw error;
    });
    return this.#value;
  }

  async #load(): Promise<Buffer> {
    const { name } = this;
    const find = this.db.selectFrom('account_secret').select('value').where('name', '=', name);
    const found = await find.executeTakeFirst();
    if (found !== undefined) return found.value;
    await this.db.insertInto('account_secret').values({ name, value: randomBytes(32) }).onConflict((conflict) => conflict.doNothing()).execute();
    return (await find.executeTakeFirstOrThrow()).value;
  }
}
