import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { SocialError } from '../social-error';
import { asProviderError, authorizationParameters, exchange, PROVIDER_TIMEOUT_SECONDS } from './exchange';
import { isLoopback, isRecord, text } from './open-id-provider';
import type { Identity, Provider } from './provider';

export interface FacebookEndpoints {
  issuer: string;
  authorization: string;
  token: string;
  /** Who the token belongs to, in the words of the Graph API. */
  profile: string;
}

/**
 * Facebook: plain OAuth, the person by the Graph API. It says of no address whether it is proven, so none is taken for
 * proven.
 */
export function facebookProvider(client: { id: string; secret: string }, endpoints: FacebookEndpoints): Provider {
  const configuration = new Configuration(
    { issuer: endpoints.issuer, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token },
    client.id,
    undefined,
    ClientSecretPost(client.secret),
  );
  configuration.timeout = PROVIDER_TIMEOUT_SECONDS;
  if (isLoopback(new URL(endpoints.token))) allowInsecureRequests(configuration);
  return {
    service: 'facebook',
    authorizationUrl: async (secrets, redirectUri) => {
      const { nonce: _unused, ...parameters } = await authorizationParameters(secrets, redirectUri);
      return buildAuthorizationUrl(configuration, { ...parameters, scope: 'public_profile email' });
    },
    identify: async (answer, { state, codeVerifier }, redirectUri) => {
      const { access_token: token } = await exchange(configuration, answer, redirectUri, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const profile = await asProviderError(async (): Promise<unknown> => {
        const url = new URL(endpoints.profile);
        url.searchParams.set('fields', 'id,email,first_name,last_name');
        // A token that was stolen from elsewhere is worth nothing without our secret.
        url.searchParams.set('appsecret_proof', createHmac('sha256', client.secret).update(token).digest('hex'));
        const response = await fetchProtectedResource(configuration, token, url, 'GET');
        if (!response.ok) throw new Error(`the profile was answered with ${response.status}`);
        const answer: unknown = await response.json();
        return answer;
      });
      return identityOf(profile, endpoints.issuer);
    },
  };
}

function identityOf(profile: unknown, issuer: string): Identity {
  const fields = isRecord(profile) ? profile : {};
  const subject = text(fields['id']);
  if (subject === '') throw new SocialError('provider');
  const email = text(fields['email']);
  if (email === '') throw new SocialError('noAddress');
  return {
    service: 'facebook',
    issuer,
    subject,
    email,
    emailVerified: false,
    name: text(fields['first_name']),
    surname: text(fields['last_name']),
  };
}
