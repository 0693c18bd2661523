import type { Locale } from '@kvadrat/contracts/locales';
import type { ConsentMethod } from '@kvadrat/contracts/remote';
import type { Generated } from 'kysely';

interface ConsentReceiptTable {
  id: string;
  previous: string | null;
  given_at: Generated<Date>;
  version: number;
  language: Locale;
  method: ConsentMethod;
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
  replay: boolean;
}

declare module '../../platform/db/database' {
  interface Database {
    consent_receipt: ConsentReceiptTable;
  }
}
