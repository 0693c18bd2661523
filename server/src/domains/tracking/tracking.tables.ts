import type { Generated } from 'kysely';

interface TrackedEventTable {
  day: string;
  id: Generated<number>;
  message_id: string;
  name: string;
  happened_at: Date;
  received_at: Date;
  visitor: string;
  person: string | null;
  listing_id: number | null;
  properties: Record<string, unknown>;
  network: string;
  agent: 'bot' | 'phone' | 'desktop';
  consent: string[];
}

interface TrackedMessageTable {
  message_id: string;
  day: string;
}

interface TrackingReaderTable {
  name: string;
  read_to: number;
}

interface TrafficCounts {
  day: string;
  entry_point: string;
  bot: boolean;
  seen: number;
  opened: number;
  phone: number;
  message: number;
  proposal: number;
  virtual_visit: number;
  visit: number;
}

interface AdTrafficTable extends TrafficCounts {
  listing_id: number;
}

interface AgencyTrafficTable extends TrafficCounts {
  agency_id: number;
}

interface PageCountTable {
  day: string;
  page: string;
  listing_id: number;
  agent: 'bot' | 'phone' | 'desktop';
  pages: number;
}

declare module '../../platform/db/database' {
  interface Database {
    tracked_event: TrackedEventTable;
    tracked_message: TrackedMessageTable;
    tracking_reader: TrackingReaderTable;
    ad_traffic: AdTrafficTable;
    agency_traffic: AgencyTrafficTable;
    page_count: PageCountTable;
  }
}
