import type { ColumnType } from 'kysely';

interface ExperimentTable {
  name: string;
  flag: string;
  weight_on: number;
  weight_off: number;
  started_at: ColumnType<Date, Date, never>;
  started_by: string;
  stopped_at: Date | null;
  stopped_by: string | null;
}

declare module '../../platform/db/database' {
  interface Database {
    experiment: ExperimentTable;
  }
}
