import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';

export interface SocialTransactionTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  service: SocialProvider;
  tx_id: string;
  nonce: string;
  code_verifier: string;
  locale: Locale;
  /** Null: a popup. */
  return_to: string | null;
  opener_origin: string;
  /** Parameters as a form has them; only where the provider posts. */
  posted_answer: string | null;
  expires_at: Date;
}

interface SocialUsedTokenTable {
  digest: Buffer;
  expires_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    social_transaction: SocialTransactionTable;
    social_used_token: SocialUsedTokenTable;
  }
}
