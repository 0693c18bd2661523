import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Generated, Selectable } from 'kysely';

/** What a person signed in with. */
export type SignInService = 'email' | 'passkey' | SocialProvider;

interface AccountTable {
  id: Generated<number>;
  uuid: Generated<string>;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  first_name: string;
  last_name: string;
  phone: string;
  phone_prefix: string;
  language: Locale;
  password_hash: string | null;
  status: Generated<'active' | 'disabled'>;
  created_at: Date;
  /** When it goes for good. */
  leaves_at: Generated<Date | null>;
}

export type AccountRow = Selectable<AccountTable>;

export interface AccountIdentityTable {
  issuer: string;
  subject: string;
  service: SocialProvider;
  account_id: number;
  linked_at: Date;
}

interface AccountSessionTable {
  handle_hash: Buffer;
  key_hash: Buffer;
  account_id: number;
  service: SignInService;
  created_at: Date;
  seen_at: Date;
  /** What pages call it by. */
  name: Generated<string>;
  device: Generated<string>;
  network: Generated<string>;
  proven_at: Date;
  /** The agency in whose name its owner acts in this browser; the database lets it be one of theirs alone. */
  acting_for: Generated<number | null>;
}

interface AccountSignInTable {
  id: Generated<number>;
  account_id: number;
  at: Date;
  service: SignInService;
  device: string;
  network: string;
}

interface AccountTotpTable {
  account_id: number;
  secret: Buffer;
  last_step: number;
  since: Date;
}

interface AccountTotpSetupTable {
  account_id: number;
  secret: Buffer;
  codes: string[];
  expires_at: Date;
}

interface AccountRecoveryCodeTable {
  code_hash: Buffer;
  account_id: number;
  used_at: Date | null;
}

interface AccountFirstStepTable {
  browser_hash: Buffer;
  account_id: number;
  service: 'email' | SocialProvider;
  expires_at: Date;
}

export type TokenPurpose = 'reset' | 'verify' | 'link' | 'marketing';

interface AccountTokenTable {
  token_hash: Buffer;
  purpose: TokenPurpose;
  account_id: number;
  payload: unknown;
  expires_at: Date;
}

export type ConsentPurpose = 'privacy' | 'communications' | 'newsletter';

interface AccountConsentTable {
  id: Generated<number>;
  account_id: number;
  purpose: ConsentPurpose;
  granted: boolean;
  text_version: string;
  source: string;
  given_at: Date;
}

interface AccountThirdPartyTable {
  account_id: number;
  party: string;
  told_at: Date;
}

interface AccountFormOutcomeTable {
  browser_hash: Buffer;
  outcome: unknown;
  expires_at: Date;
}

interface AccountLoginGuardTable {
  key: string;
  attempts: number;
  window_ends: Date;
  next_at: Date;
}

interface AccountUsedProofTable {
  digest: Buffer;
  expires_at: Date;
}

interface AccountSecretTable {
  name: string;
  value: Buffer;
}

interface AccountPasskeyTable {
  id: string;
  handle: Generated<string>;
  account_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  title: string;
  created_at: Date;
  used_at: Date | null;
}

interface AccountPasskeyChallengeTable {
  browser_hash: Buffer;
  challenge: string;
  account_id: number | null;
  expires_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    account: AccountTable;
    account_identity: AccountIdentityTable;
    account_session: AccountSessionTable;
    account_sign_in: AccountSignInTable;
    account_totp: AccountTotpTable;
    account_totp_setup: AccountTotpSetupTable;
    account_recovery_code: AccountRecoveryCodeTable;
    account_first_step: AccountFirstStepTable;
    account_passkey: AccountPasskeyTable;
    account_passkey_challenge: AccountPasskeyChallengeTable;
    account_token: AccountTokenTable;
    account_consent: AccountConsentTable;
    account_third_party: AccountThirdPartyTable;
    account_form_outcome: AccountFormOutcomeTable;
    account_login_guard: AccountLoginGuardTable;
    account_used_proof: AccountUsedProofTable;
    account_secret: AccountSecretTable;
  }
}
