import type { Locale } from '@kvadrat/contracts/locales';

interface AccountExportTable {
  account_id: number;
  asked_at: Date;
  locale: Locale;
  page: string;
  ready_at: Date | null;
  file: Buffer | null;
  expires_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    account_export: AccountExportTable;
  }
}
