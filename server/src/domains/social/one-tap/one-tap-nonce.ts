import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomSecret } from '../digest';

const LIFETIME_MS = 3600_000;
const NONCE = /^(\d{13})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * A number for one sign-in of one browser, which comes back inside Google's token. The browser's pre-login id is its key,
 * which no script can read, so that a token made for somebody else's browser is worth nothing here.
 */
export function newNonce(browserId: string, now: Date): string {
  const head = `${now.getTime()}.${randomSecret()}`;
  return `${head}.${seal(browserId, head)}`;
}

/** When a nonce ends by itself; null when it is not this browser's or has ended. */
export function nonceEnd(nonce: string, browserId: string, now: Date): Date | null {
  const [, made, random, given] = NONCE.exec(nonce) ?? [];
  if (made === undefined || random === undefined || given === undefined) return null;
  const right = seal(browserId, `${made}.${random}`);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null;
  const end = Number(made) + LIFETIME_MS;
  return end > now.getTime() && Number(made) <= now.getTime() ? new Date(end) : null;
}

function seal(browserId: string, head: string): string {
  return createHmac('sha256', browserId).update(`one-tap ${head}`).digest('base64url');
}
