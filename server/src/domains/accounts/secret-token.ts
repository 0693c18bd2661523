import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 43 characters. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 bits from the system's generator, fit for cookies and addresses. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. Random tokens need no salt and no slow hash. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
