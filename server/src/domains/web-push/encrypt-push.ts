import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** Whom a message is for. */
export interface PushKeys {
  /** Public key of the browser, an uncompressed point of P-256. */
  browserKey: Buffer;
  authSecret: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Of a message as push services take it, without what encryption adds. */
export const MOST_BYTES = 3000;

/**
 * Encrypts a message so that only one browser reads it: `aes128gcm` of RFC 8188 with the keys of RFC 8291.
 * @param sender and salt are new for each message; given in tests alone
 * @throws TypeError where the browser's key is no point of the curve, or the message too long
 */
export function encryptPush(
  text: string,
  { browserKey, authSecret }: PushKeys,
  { sender = newSender(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const message = Buffer.from(text);
  if (message.length > MOST_BYTES) throw new TypeError(`a message has at most ${MOST_BYTES} bytes`);
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, own]);
  const secret = derive(shared, authSecret, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // One record, which is the last one: 2 ends it.
  const sealed = Buffer.concat([
    cipher.update(message),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, sealed]);
}

/** Whether a browser's key is a point that messages can be encrypted for. */
export function isBrowserKey(key: Buffer): boolean {
  try {
    return key.length === 65 && newSender().computeSecret(key).length === 32;
  } catch {
    return false;
  }
}

function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
