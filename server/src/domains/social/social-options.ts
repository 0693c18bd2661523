import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import type { OneTapKeys } from './one-tap/google-keys';
import type { Provider } from './providers/provider';

export interface SocialOptions {
  db: Db;
  accounts: Accounts;
  /** Origin people use, without a final slash. */
  publicUrl: () => string;
  /** Further origins whose pages may open the popup (ACCOUNT_ORIGINS). */
  origins: readonly string[];
  /** The provider of a service; undefined where it is not set up. */
  providerOf: (service: SocialProvider) => Promise<Provider | undefined>;
  /** Undefined: One Tap is not set up. */
  oneTap: { clientId: string; keys: OneTapKeys } | undefined;
  now?: () => Date;
}
