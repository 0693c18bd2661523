import type { Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

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
  /** Name in the register of companies. */
  company: string | null;
  oib: string | null;
  /** Day its liability insurance ends, as `2027-06-30`. */
  insured_until: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Generated<Date>;
}

interface AgencyTextTable {
  agency_id: number;
  locale: Locale;
  about: string;
}

/** Days of the week on which an office is open from one hour to another. */
export interface OfficeHours {
  /** 1 is Monday. */
  from: number;
  to: number;
  /** `09:00` */
  opens: string;
  closes: string;
}

interface AgencyOfficeTable {
  id: Generated<number>;
  agency_id: number;
  position: number;
  place_id: number;
  street: string;
  lat: number;
  lng: number;
  hours: ColumnType<OfficeHours[], RawBuilder<unknown>, RawBuilder<unknown>>;
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
    agency_office: AgencyOfficeTable;
    agency_text: AgencyTextTable;
    agent: AgentTable;
  }
}
