import { createHash, randomBytes } from 'node:crypto';

/** What the database keeps of a secret: random ones need no salt. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** 256 bits, fit for addresses; PKCE asks for at least 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
