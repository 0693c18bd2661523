import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, DbOrTransaction } from '../db';
import { SharedSecret } from './shared-secret';

/** Number of what a key opens, and the key itself. */
const KEY = /^([1-9]\d{0,14})-([\w-]{43})$/;

/**
 * Makes and reads keys in addresses that open something to whoever has them. None is stored: each follows from what it opens and from
 * a secret of the portal, so that its owner can be shown it again. Another turn makes the keys of those before worthless.
 */
export class LinkKeys<Kind extends string> {
  readonly #secret: SharedSecret;

  /** @param secret name of the secret that all keys of a purpose follow from */
  constructor(db: Db, secret: string) {
    this.#secret = new SharedSecret(db, secret);
  }

  async make(kind: Kind, id: number, turn: number, tx?: DbOrTransaction): Promise<string> {
    const mac = createHmac('sha256', await this.#secret.value(tx))
      .update(`${kind}:${id}:${turn}`)
      .digest('base64url');
    return `${id}-${mac}`;
  }

  /** The number in a key, which is not proven by that. */
  idOf(key: string): number | null {
    const [, id] = KEY.exec(key) ?? [];
    return id === undefined ? null : Number(id);
  }

  async opens(key: string, kind: Kind, id: number, turn: number): Promise<boolean> {
    const [given, right] = [Buffer.from(key), Buffer.from(await this.make(kind, id, turn))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
