import type { Generated, Selectable } from 'kysely';
import type { Side } from '../enquiries/api';
import type { VisitCalendar, VisitPlace } from './calendar/visit-calendar';
import type { VisitState } from './visit-step';

interface VisitCalendarTable {
  id: Generated<number>;
  mailbox_key: string;
  slot_minutes: number;
  notice_hours: number;
  places: VisitPlace[];
  weekly: VisitCalendar['weekly'];
  exceptions: VisitCalendar['exceptions'];
  changed_at: Date;
}

export interface VisitTable {
  id: Generated<number>;
  uuid: Generated<string>;
  thread_id: number;
  calendar_id: number | null;
  place: VisitPlace;
  state: VisitState;
  minutes: number;
  asked: Date[];
  offered_at: Date | null;
  agreed_at: Date | null;
  sequence: Generated<number>;
  changed_at: Date;
  /** Written only; what it means is in the other columns. */
  held: string | null;
}

interface VisitLinkTable {
  token_hash: Buffer;
  visit_id: number;
  side: Side;
  sequence: number;
}

declare module '../../platform/db/database' {
  interface Database {
    visit: VisitTable;
    visit_calendar: VisitCalendarTable;
    visit_link: VisitLinkTable;
  }
}

export type VisitRow = Selectable<VisitTable>;
