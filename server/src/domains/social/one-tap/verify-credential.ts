import { jwtVerify } from 'jose';
import type { Identity } from '../providers/provider';
import { text } from '../providers/open-id-provider';
import { SocialError } from '../social-error';
import { KeysUnavailableError, type OneTapKeys } from './google-keys';

/** Google writes its own name in two ways; the account is one. */
const ISSUER = 'https://accounts.google.com';
const ISSUERS = [ISSUER, 'accounts.google.com'];

/** Exactly three parts: decoders overlook blanks and padding, so that one token could be written in many ways. */
const COMPACT_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface CredentialChecks {
  clientId: string;
  keys: OneTapKeys;
  now: Date;
}

/**
 * Checks a credential of One Tap: signed by Google with RS256, for us, at most five minutes ago. Keys that a token brings
 * along or points to are never used.
 * @returns who it is, and the nonce the token was made for
 * @throws SocialError `expired` for any token that does not hold, `provider` when keys cannot be had
 */
export async function verifyCredential(
  credential: string,
  { clientId, keys, now }: CredentialChecks,
): Promise<{ identity: Identity; nonce: string }> {
  if (!COMPACT_TOKEN.test(credential)) throw new SocialError('expired');
  const { payload, protectedHeader } = await jwtVerify(credential, keys.keyOf, {
    algorithms: ['RS256'],
    issuer: ISSUERS,
    audience: clientId,
    maxTokenAge: '5 min',
    clockTolerance: 5,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate: now,
  }).catch((cause: unknown) => {
    throw new SocialError(cause instanceof KeysUnavailableError ? 'provider' : 'expired', { cause });
  });
  // Access and logout tokens of the same issuer carry a type of their own.
  if (protectedHeader.typ !== undefined && protectedHeader.typ !== 'JWT') throw new SocialError('expired');
  // Made for another program of the same account at Google.
  if (payload['azp'] !== undefined && payload['azp'] !== clientId) throw new SocialError('expired');
  const nonce = text(payload['nonce']);
  const email = text(payload['email']);
  const subject = text(payload.sub);
  if (nonce === '' || subject === '') throw new SocialError('expired');
  if (email === '') throw new SocialError('noAddress');
  return {
    nonce,
    identity: {
      service: 'google',
      issuer: ISSUER,
      subject,
      email,
      emailVerified: payload['email_verified'] === true,
      name: text(payload['given_name']),
      surname: text(payload['family_name']),
    },
  };
}
