import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { SharedSecret } from '../../../platform/secrets';

/** Number of what a key opens, and the key itself. */
const KEY = /^([1-9]\d{0,14})-([\w-]{43})$/;

/**
 * Makes and reads the keys in addresses of shared folders and of invitations. None is stored: each follows from what it opens and from
 * a secret of the portal, so that its owner can be shown it again.
 */
export class FolderKeys {
  readonly #secret: SharedSecret;

  constructor(db: Db) {
    this.#secret = new SharedSecret(db, 'saved-folders');
  }

  async make(kind: 'link' | 'invite', id: number, turn: number, tx?: DbOrTransaction): Promise<string> {
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

  async opens(key: string, kind: 'link' | 'invite', id: number, turn: number): Promise<boolean> {
    const [given, right] = [Buffer.from(key), Buffer.from(await this.make(kind, id, turn))];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
