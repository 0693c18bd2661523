import { createECDH, createHmac, createPrivateKey, sign } from 'node:crypto';
import type { Db } from '../../platform/db';
import { SharedSecret } from '../../platform/secrets';

const CURVE = 'prime256v1';
/** As long as push services believe a signature at most, less what clocks are apart. */
const HOURS = 12;

/** Says to push services who sends, so that nobody else writes to our browsers (VAPID, RFC 8292). */
export interface SenderKey {
  /** What browsers subscribe with: an uncompressed point of P-256 in base64url. */
  publicKey: string;
  /** The `Authorization` header for a push service. @param origin of the service */
  authorize: (origin: string, now: Date) => string;
}

/** The key that all processes of the portal share. @param contact address at which who runs a push service may ask who we are */
export class SenderKeys {
  readonly #secret: SharedSecret;
  #key: Promise<SenderKey> | undefined;

  constructor(
    db: Db,
    private readonly contact: () => string,
  ) {
    this.#secret = new SharedSecret(db, 'web-push');
  }

  get(): Promise<SenderKey> {
    this.#key ??= this.#secret.value().then(
      (secret) => senderKey(secret, this.contact),
      (error: unknown) => {
        this.#key = undefined;
        throw error;
      },
    );
    return this.#key;
  }
}

function senderKey(secret: Buffer, contact: () => string): SenderKey {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(scalarOf(secret));
  const point = pair.getPublicKey();
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: part(1),
      y: part(33),
      d: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
    },
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorize(origin, now) {
      const claims = { aud: origin, exp: Math.floor(now.getTime() / 1000) + HOURS * 3600, sub: contact() };
      const body = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return `vapid t=${body}.${signature}, k=${publicKey}`;
    },
  };
}

/** A number that the curve takes as private key; all but one of 2³² secrets are one already. */
function scalarOf(secret: Buffer): Buffer {
  const candidate = createHmac('sha256', secret).update('vapid').digest();
  try {
    createECDH(CURVE).setPrivateKey(candidate);
    return candidate;
  } catch {
    return scalarOf(candidate);
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
