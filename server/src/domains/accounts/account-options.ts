import type { FullUserInfo, UserCounters } from '@kvadrat/contracts/account';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Db } from '../../platform/db';
import type { Limiter } from '../../platform/limits';
import type { CallLimits, LimitedCall } from './limits/limit-table';
import type { PasswordHasher } from './passwords/password-hasher';

export interface AccountsOptions {
  db: Db;
  /** Origin of links in mails, without a final slash; never taken from a request. */
  publicUrl: () => string;
  /** Further origins that may call (ACCOUNT_ORIGINS). */
  origins?: readonly string[];
  /** Domain whose hosts share the session (COOKIE_DOMAIN). */
  cookieDomain?: string | undefined;
  /** Shortest new password (PASSWORD_MIN). */
  passwordMin?: number;
  /** Whether scripts are kept from the session's handle too (SESSION_COOKIE_HTTP_ONLY). */
  handleHttpOnly?: boolean;
  /** Providers that are set up, for the buttons of pages without scripts. */
  social?: { providers: readonly SocialProvider[]; oneTapClientId: string };
  /** How much of what other domains keep is an account's; zeros where left out. */
  countOwn?: (accountId: number) => Promise<OwnCounts>;
  /** What an agency that somebody acts for is called; without it the answers name none. */
  agencyName?: (agencyId: number) => Promise<string | null>;
  /** Told when a browser’s session takes the place of the one before, by the digests of their handles. */
  sessionReplaced?: (former: Buffer, next: Buffer) => Promise<void>;
  /** How many processes of the portal share this machine. */
  processes?: number;
  now?: () => Date;
  hasher?: PasswordHasher;
  limits?: Readonly<Record<LimitedCall, CallLimits>>;
  /** Counts calls; one of its own over `db` where left out. */
  limiter?: Limiter;
}

/** Counters and counts of `full-info` that other domains know. */
export interface OwnCounts {
  counters: Partial<UserCounters>;
  counts: Partial<FullUserInfo['counts']>;
}
