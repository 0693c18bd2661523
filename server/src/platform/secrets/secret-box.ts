import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Begins what is sealed; nothing that was kept before does. */
const MARK = Buffer.from('kv1:');
const NAME_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + NAME_BYTES + IV_BYTES + TAG_BYTES;

interface Key {
  name: Buffer;
  value: Buffer;
}

/**
 * Keeps secrets that have to be read again in a form that the database alone does not open (AES-256-GCM). The first key seals, all of them
 * open, so that a key is changed by putting another one before it. Without keys secrets stay as they are.
 */
export class SecretBox {
  readonly #keys: readonly Key[];

  /** @param keys of 32 bytes, the one that seals first */
  constructor(keys: readonly Buffer[] = []) {
    this.#keys = keys.map((value) => ({ value, name: nameOf(value) }));
  }

  /** @param owner whose it is: put beside somebody else it does not open */
  seal(secret: Buffer, owner: string): Buffer {
    const [key] = this.#keys;
    if (key === undefined) return secret;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key.value, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([MARK, key.name, iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error where its key is there no more, or it was changed or is somebody else’s */
  open(kept: Buffer, owner: string): Buffer {
    if (!isSealed(kept)) return kept;
    const key = this.#keys.find(({ name }) => name.equals(nameIn(kept)));
    if (key === undefined) throw new Error('a secret was sealed by a key that SECRET_KEYS does not have');
    const rest = kept.subarray(MARK.length + NAME_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.value, rest.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** The same sealed by the key of now; null where it is. */
  renewed(kept: Buffer, owner: string): Buffer | null {
    const [key] = this.#keys;
    if (key === undefined || (isSealed(kept) && nameIn(kept).equals(key.name))) return null;
    return this.seal(this.open(kept, owner), owner);
  }
}

function isSealed(kept: Buffer): boolean {
  return kept.length > HEAD_BYTES && kept.subarray(0, MARK.length).equals(MARK);
}

function nameIn(sealed: Buffer): Buffer {
  return sealed.subarray(MARK.length, MARK.length + NAME_BYTES);
}

function nameOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, NAME_BYTES);
}
