import {
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  authorizationCodeGrant,
  type AuthorizationCodeGrantChecks,
  type Configuration,
} from 'openid-client';
import type { Secrets } from '../transaction.store';
import { SocialError } from '../social-error';

/** A provider that takes longer counts as down; the visitor waits before an empty popup. */
export const PROVIDER_TIMEOUT_SECONDS = 8;

/** Answers that mean the visitor said no (Apple and Facebook have words of their own). */
const CANCELLED: ReadonlySet<unknown> = new Set([
  'access_denied',
  'user_cancelled_authorize',
  'user_denied',
  'login_required',
]);

/** Parameters of a request with PKCE, state and nonce. */
export async function authorizationParameters(
  { state, nonce, codeVerifier }: Secrets,
  redirectUri: string,
): Promise<Record<string, string>> {
  return {
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
}

/** Exchanges the code of an answer for tokens. @throws SocialError */
export async function exchange(
  configuration: Configuration,
  answer: URLSearchParams,
  redirectUri: string,
  checks: AuthorizationCodeGrantChecks,
): ReturnType<typeof authorizationCodeGrant> {
  const url = new URL(redirectUri);
  url.search = answer.toString();
  return asProviderError(() => authorizationCodeGrant(configuration, url, checks));
}

/** Whatever a provider does wrong is its fault, not the visitor's and not ours. */
export async function asProviderError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof SocialError) throw cause;
    throw new SocialError(
      cause instanceof AuthorizationResponseError && CANCELLED.has(cause.error) ? 'cancelled' : 'provider',
      { cause },
    );
  }
}
