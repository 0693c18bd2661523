import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { ProviderIdentity } from '../../accounts/api';
import type { Secrets } from '../transaction.store';

/** What a provider vouches for; the language is the visitor's own, not the provider's. */
export type Identity = Omit<ProviderIdentity, 'locale'>;

export interface Client {
  id: string;
  /** Apple's is a token we sign, anew each time its metadata is read. */
  secret: () => Promise<string>;
}

/** A provider visitors sign in with. */
export interface Provider {
  readonly service: SocialProvider;
  /** Where the visitor goes to sign in. @throws SocialError `provider` */
  authorizationUrl: (secrets: Secrets, redirectUri: string, locale: Locale) => Promise<URL>;
  /**
   * Turns the provider's answer into an identity; its tokens stay in here.
   * @throws SocialError `cancelled`, `provider` or `noAddress`
   */
  identify: (answer: URLSearchParams, secrets: Secrets, redirectUri: string) => Promise<Identity>;
}
