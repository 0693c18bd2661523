import type { BusinessKind } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';

export interface AgencyRequestTable {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  locale: Locale;
  kind: BusinessKind;
  company: string;
  oib: string;
  register_number: string;
  street: string;
  place: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  received_at: Generated<Date>;
}

export interface AgencySignUpTables {
  agency_request: AgencyRequestTable;
}
