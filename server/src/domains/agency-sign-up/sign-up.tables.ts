import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';
import type { AgencyRequest } from './read-request';

/** What was asked, with the number it was given. */
interface AgencyRequestTable extends Omit<AgencyRequest, 'register'> {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  locale: Locale;
  register_number: string;
  received_at: Generated<Date>;
}

declare module '../../platform/db/database' {
  interface Database {
    agency_request: AgencyRequestTable;
  }
}
