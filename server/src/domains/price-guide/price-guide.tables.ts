import type { Generated } from 'kysely';

export interface PriceFigureTable {
  place_id: number;
  contract: number;
  kind: number;
  cut: number;
  value: number;
  n: number;
  q1: number | null;
  median: number | null;
  q3: number | null;
  price: number | null;
  reduced: number;
  reduction: number | null;
  days: number | null;
}

interface PriceFigureStateTable {
  single: Generated<boolean>;
  version: number;
  built_at: Date;
}

export interface PriceSnapshotTable {
  place_id: number;
  contract: number;
  kind: number;
  /** The first day of the month; read as text where its time zone matters. */
  month: string;
  n: number;
  q1: number;
  median: number;
  q3: number;
  invented: boolean;
}

declare module '../../platform/db/database' {
  interface Database {
    price_figure: PriceFigureTable;
    price_figure_state: PriceFigureStateTable;
    price_snapshot: PriceSnapshotTable;
  }
}
