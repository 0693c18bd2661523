import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';
import type { AgencyRequest } from './read-request';

export const REQUEST_STATES = ['open', 'asked', 'approved', 'refused'] as const;
/** `asked` waits for an answer by mail and is decided later. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** What was asked, with the number it was given. */
interface AgencyRequestTable extends Omit<AgencyRequest, 'register'> {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  locale: Locale;
  register_number: string;
  received_at: Generated<Date>;
  state: Generated<RequestState>;
  /** Why it was decided so, as whoever asked was told. */
  reasons: Generated<string>;
  author: string | null;
  decided_at: Date | null;
  /** The agency that it has founded. */
  agency_id: number | null;
}

declare module '../../platform/db/database' {
  interface Database {
    agency_request: AgencyRequestTable;
  }
}
