import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type ExportedJWKSCache,
  type FlattenedJWSInput,
  jwksCache,
  type JWTHeaderParameters,
} from 'jose';
import { isLoopback } from '../providers/open-id-provider';

const FRESH_MS = 10 * 60_000;
/** Pause after keys were asked for, whether they came or not. */
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5000;
/** Google keeps keys for days; older ones might have been withdrawn. */
const STALE_MS = 24 * 3600_000;

/** Google's keys cannot be had, so that nobody knows whether a token is genuine. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/** The public keys of Google's tokens. */
export interface OneTapKeys {
  /** @throws KeysUnavailableError; other errors are about the token */
  keyOf: (header: JWTHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;
}

/** @param url GOOGLE_JWKS_URL */
export function googleKeys(url: string, now: () => number = Date.now): OneTapKeys {
  const address = new URL(url);
  if (address.protocol !== 'https:' && !isLoopback(address))
    throw new Error('keys of tokens are fetched over https only');
  const cache: ExportedJWKSCache = { jwks: { keys: [] }, uat: -Infinity };
  const remote = createRemoteJWKSet(address, {
    cacheMaxAge: FRESH_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [jwksCache]: cache,
  });
  let failedAt = -Infinity;
  const oldKeyOf = async (header: JWTHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> => {
    const { uat, jwks } = cache;
    if (uat + STALE_MS <= now()) throw new KeysUnavailableError('no keys are known that are young enough');
    try {
      return await createLocalJWKSet(jwks)(header, token);
    } catch (cause) {
      // A key that old keys do not hold may be a new one.
      throw cause instanceof errors.JWKSNoMatchingKey
        ? new KeysUnavailableError('the key is not among the old ones', { cause })
        : cause;
    }
  };
  return {
    async keyOf(header, token) {
      if (now() < failedAt + COOLDOWN_MS) return oldKeyOf(header, token);
      try {
        return await remote(header, token);
      } catch (error) {
        if (isAboutToken(error)) throw error;
        failedAt = now();
        return oldKeyOf(header, token);
      }
    },
  };
}

/** With all keys at hand, none fits. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
