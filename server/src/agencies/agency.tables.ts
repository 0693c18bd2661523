import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';

/** Plan states of an agency (R104). */
export type AgencyPlan = 'paid' | 'free' | 'defaulting' | 'light';

export interface AgencyTable {
  id: Generated<number>;
  slug: string;
  name: string;
  type: Generated<AgencyType>;
  plan: Generated<AgencyPlan>;
  licence: string | null;
  phone: string | null;
  website: string | null;
  place_id: number | null;
  created_at: GeneratedAlways<Date>;
}

export interface AgencyTables {
  agency: AgencyTable;
}
