import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { alone } from '../../platform/cluster';
import type { SocialSettings } from '../../platform/settings';
import { callbackPath } from './callback-path';
import { GRAPH_PATH, startDevelopmentProvider } from './development/development-provider';
import { ImitationKeeper, type Imitation } from './development/imitation-keeper';
import { googleKeys } from './one-tap/google-keys';
import { appleSecret } from './providers/apple-secret';
import { facebookProvider } from './providers/facebook-provider';
import { openIdProvider } from './providers/open-id-provider';
import type { Provider } from './providers/provider';
import { SocialError } from './social-error';
import type { SocialOptions } from './social-options';

export interface SocialSetup extends Pick<SocialOptions, 'providerOf' | 'oneTap'> {
  /** In the order of their buttons. */
  providers: readonly SocialProvider[];
  close: () => Promise<void>;
}

const BUTTONS: readonly SocialProvider[] = ['apple', 'google', 'facebook'];

const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
  token: 'https://graph.facebook.com/v21.0/oauth/access_token',
  profile: 'https://graph.facebook.com/v21.0/me',
};
const GOOGLE_SCOPE = 'openid email profile';
/** With scopes, Apple answers by POST only. */
const APPLE = { scope: 'openid email name', parameters: { response_mode: 'form_post' } };

/** The providers that settings name. Those without keys are imitated in development, once somebody first wants one. */
export function setUpSocial(settings: SocialSettings, publicUrl: () => string, peers = alone()): SocialSetup {
  const real = realProviders(settings);
  const keeper = new ImitationKeeper(peers, () =>
    startDevelopmentProvider((service) => publicUrl() + callbackPath(service)),
  );
  let started: Promise<Readonly<Record<SocialProvider, Provider>>> | undefined;
  const imitated = (): Promise<Readonly<Record<SocialProvider, Provider>>> => {
    started ??= keeper
      .find()
      .then(imitatedProviders)
      .catch((cause: unknown) => {
        started = undefined;
        throw new SocialError('provider', { cause });
      });
    return started;
  };
  return {
    providers: BUTTONS.filter((service) => settings.development || real[service] !== undefined),
    providerOf: async (service) => real[service] ?? (settings.development ? (await imitated())[service] : undefined),
    oneTap:
      settings.oneTapClientId === undefined
        ? undefined
        : { clientId: settings.oneTapClientId, keys: googleKeys(settings.googleJwksUrl) },
    close: () => keeper.close(),
  };
}

function realProviders({ google, facebook, apple }: SocialSettings): Partial<Record<SocialProvider, Provider>> {
  return {
    ...(google === undefined
      ? {}
      : {
          google: openIdProvider({
            service: 'google',
            issuer: 'https://accounts.google.com',
            client: { id: google.id, secret: async () => google.secret },
            scope: GOOGLE_SCOPE,
            parameters: { prompt: 'select_account' },
          }),
        }),
    ...(facebook === undefined ? {} : { facebook: facebookProvider(facebook, FACEBOOK) }),
    ...(apple === undefined
      ? {}
      : {
          apple: openIdProvider({
            service: 'apple',
            issuer: 'https://appleid.apple.com',
            client: { id: apple.id, secret: () => appleSecret(apple, apple.id) },
            ...APPLE,
          }),
        }),
  };
}

function imitatedProviders({ issuer, clients, secret }: Imitation): Readonly<Record<SocialProvider, Provider>> {
  const client = (service: SocialProvider): { id: string; secret: () => Promise<string> } => ({
    id: clients[service],
    secret: async () => secret,
  });
  return {
    google: openIdProvider({ service: 'google', issuer, client: client('google'), scope: GOOGLE_SCOPE }),
    apple: openIdProvider({ service: 'apple', issuer, client: client('apple'), ...APPLE }),
    facebook: facebookProvider(
      { id: clients.facebook, secret },
      { issuer, authorization: `${issuer}/auth`, token: `${issuer}/token`, profile: issuer + GRAPH_PATH },
    ),
  };
}
