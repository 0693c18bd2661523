import type { Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { Generated } from 'kysely';

/** Plan states of an agency. */
export type AgencyPlan = 'paid' | 'free' | 'defaulting' | 'light';

interface AgencyTable {
  id: Generated<number>;
  slug: string;
  name: string;
  type: Generated<AgencyType>;
  plan: Generated<AgencyPlan>;
  licence: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  place_id: number | null;
  created_at: Generated<Date>;
}

/** A person of an agency whom an ad names. */
interface AgentTable {
  id: Generated<number>;
  agency_id: number;
  name: string;
  licence: string | null;
  phone: string | null;
  languages: Generated<Locale[]>;
}

declare module '../../platform/db/database' {
  interface Database {
    agency: AgencyTable;
    agent: AgentTable;
  }
}
