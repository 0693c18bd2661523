import type { Generated } from 'kysely';

interface ReplayTable {
  id: Generated<string>;
  account_id: number;
  started_at: Generated<Date>;
  ended_at: Generated<Date>;
  bytes: Generated<number>;
  receipt: string;
}

interface ReplayPartTable {
  replay_id: string;
  number: number;
  events: string;
}

declare module '../../platform/db/database' {
  interface Database {
    replay: ReplayTable;
    replay_part: ReplayPartTable;
  }
}
