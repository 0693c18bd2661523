import type { MessageTopic } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';

interface ContactMessageTable {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  locale: Locale;
  topic: MessageTopic;
  name: string;
  email: string;
  body: string;
  received_at: Generated<Date>;
}

declare module '../../platform/db/database' {
  interface Database {
    contact_message: ContactMessageTable;
  }
}
