import type { AgencyTopic } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';

interface AgencyMessageTable {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  locale: Locale;
  agency_id: number;
  /** Somebody who works for it, where the message is for one. */
  agent_id: number | null;
  topic: AgencyTopic;
  name: string;
  email: string;
  phone: string;
  body: string;
  received_at: Generated<Date>;
}

declare module '../../platform/db/database' {
  interface Database {
    agency_message: AgencyMessageTable;
  }
}
