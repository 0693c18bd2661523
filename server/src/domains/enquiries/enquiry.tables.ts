import type { Locale } from '@kvadrat/contracts/locales';
import type { ContactReason, ContactType, VisitMode } from '@kvadrat/contracts/vocabulary';
import type { Generated, Selectable } from 'kysely';
import type { WaitingSubmission } from './enquiries';

/** The two who talk. */
export type Side = 'visitor' | 'advertiser';

/** What of its addresses a side can show the other. */
export const SHARED = ['phone', 'email'] as const;
export type Shared = (typeof SHARED)[number];

interface EnquiryThreadTable {
  id: Generated<number>;
  listing_id: number;
  agency_id: number | null;
  visitor_name: string;
  visitor_email: string;
  visitor_key: string;
  visitor_phone: string;
  visitor_locale: Locale;
  visitor_alias: string;
  advertiser_alias: string;
  visitor_seen: Generated<number>;
  advertiser_seen: Generated<number>;
  opened_at: Date;
  changed_at: Date;
  visitor_last: Generated<number>;
  advertiser_last: Generated<number>;
  visitor_archived_at: Generated<Date | null>;
  advertiser_archived_at: Generated<Date | null>;
  visitor_blocked_at: Generated<Date | null>;
  advertiser_blocked_at: Generated<Date | null>;
  visitor_shares: Generated<Shared[]>;
  advertiser_shares: Generated<Shared[]>;
}

interface EnquiryEntryTable {
  id: Generated<number>;
  thread_id: number;
  side: Side;
  kind: ContactType;
  reason: ContactReason | null;
  mode: VisitMode | null;
  body: string;
  details: unknown;
  via: 'site' | 'mail';
  written_at: Date;
  client_id: Generated<string | null>;
}

interface EnquiryFileTable {
  id: Generated<number>;
  entry_id: number;
  name: string;
  type: 'image/jpeg' | 'application/pdf';
  bytes: number;
  width: number | null;
  height: number | null;
  data: Buffer;
}

interface EnquirySubmissionTable {
  id: Generated<number>;
  kind: Generated<ContactType>;
  form_key: string;
  digest: string;
  reference: string;
  listing_id: number;
  visitor_key: string;
  text_key: string;
  token_hash: Buffer | null;
  waiting: WaitingSubmission | null;
  submitted_at: Date;
}

interface EnquiryReplyTable {
  thread_id: number;
  side: Side;
  mail_key: Buffer;
  taken_at: Date;
}

interface EnquiryLeadTable {
  id: Generated<number>;
  listing_id: number;
  kind: ContactType;
  reason: ContactReason | null;
  mode: VisitMode | null;
  weight: number;
  made_at: Date;
}

declare module '../../platform/db/database' {
  interface Database {
    enquiry_thread: EnquiryThreadTable;
    enquiry_entry: EnquiryEntryTable;
    enquiry_file: EnquiryFileTable;
    enquiry_submission: EnquirySubmissionTable;
    enquiry_lead: EnquiryLeadTable;
    enquiry_reply: EnquiryReplyTable;
  }
}

export type ThreadRow = Selectable<EnquiryThreadTable>;
export type EntryRow = Selectable<EnquiryEntryTable>;
