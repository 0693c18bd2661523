import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import { SocialError } from '../social-error';
import { asProviderError, authorizationParameters, exchange, PROVIDER_TIMEOUT_SECONDS } from './exchange';
import type { Client, Identity, Provider } from './provider';

export interface OpenIdProviderOptions {
  service: SocialProvider;
  issuer: string;
  client: Client;
  scope: string;
  /** Further parameters of the request, such as `response_mode`. */
  parameters?: Readonly<Record<string, string>>;
  now?: () => number;
}

/** What a provider says of itself is read again after an hour. */
const METADATA_MS = 3600_000;

/**
 * A provider that speaks OpenID Connect, such as Google and Apple: found by discovery, its ID token checked by signature,
 * issuer, audience, nonce and time.
 */
export function openIdProvider({
  service,
  issuer,
  client,
  scope,
  parameters = {},
  now = Date.now,
}: OpenIdProviderOptions): Provider {
  let known: { configuration: Configuration; until: number } | undefined;
  const configurationOf = async (): Promise<Configuration> => {
    if (known === undefined || known.until <= now())
      known = { configuration: await discover(issuer, client), until: now() + METADATA_MS };
    return known.configuration;
  };
  return {
    service,
    authorizationUrl: (secrets, redirectUri, locale) =>
      asProviderError(async () =>
        buildAuthorizationUrl(await configurationOf(), {
          ...(await authorizationParameters(secrets, redirectUri)),
          scope,
          ui_locales: locale,
          ...parameters,
        }),
      ),
    identify: async (answer, { state, nonce, codeVerifier }, redirectUri) => {
      const configuration = await asProviderError(configurationOf);
      // A name comes beside the token, and only the first time (Apple).
      const user = answer.get('user');
      answer.delete('user');
      const tokens = await exchange(configuration, answer, redirectUri, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      // The library asks for the party a token was made for only where it has several audiences.
      if (claims === undefined || (claims['azp'] !== undefined && claims['azp'] !== client.id))
        throw new SocialError('provider');
      return identityOf(service, claims, user);
    },
  };
}

/** The loopback providers of development and tests have no certificates. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

async function discover(issuer: string, { id, secret }: Client): Promise<Configuration> {
  const url = new URL(issuer);
  return discovery(url, id, { id_token_signed_response_alg: 'RS256' }, ClientSecretPost(await secret()), {
    timeout: PROVIDER_TIMEOUT_SECONDS,
    // Otherwise the token's signature counts as proven by TLS alone.
    execute: [enableNonRepudiationChecks, ...(isLoopback(url) ? [allowInsecureRequests] : [])],
  });
}

function identityOf(service: SocialProvider, claims: IDToken, user: string | null): Identity {
  const email = text(claims['email']);
  if (email === '') throw new SocialError('noAddress');
  const posted = postedName(user);
  return {
    service,
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Apple's may be a text.
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: text(claims['given_name']) || posted.name,
    surname: text(claims['family_name']) || posted.surname,
  };
}

/** Apple's `{"name":{"firstName":"…","lastName":"…"}}`. It came through the browser, so that only the name is read. */
function postedName(user: string | null): { name: string; surname: string } {
  const none = { name: '', surname: '' };
  if (user === null) return none;
  try {
    const parsed: unknown = JSON.parse(user);
    const name = isRecord(parsed) ? parsed['name'] : undefined;
    return isRecord(name) ? { name: text(name['firstName']), surname: text(name['lastName']) } : none;
  } catch {
    return none;
  }
}

const LONGEST_TEXT = 254;

export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
