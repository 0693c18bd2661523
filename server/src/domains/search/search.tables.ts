import type { Generated, GeneratedAlways } from 'kysely';

/** Columns a search may filter and sort by; `ls` and `fts` both have them. */
export interface FilterColumns {
  id: number;
  price: number | null;
  surface: number | null;
  ppm: number | null;
  rank: number;
  published: number;
  amen: number;
  traits: number;
  contract: number;
  category: number;
  typology: number;
  region: number;
  province: number;
  city: number;
  zone: number;
  microzone: number;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  discount: number;
  agency: boolean;
  sea_distance: number | null;
  year_built: number | null;
  plot: number | null;
  free_on: number | null;
  twin: number | null;
}

export interface LsTable extends FilterColumns {
  x: number | null;
  y: number | null;
  cell: number | null;
}

interface FtsTable extends FilterColumns {
  tsv: string;
  text_key: number | null;
}

declare module '../../platform/db/database' {
  interface Database {
    ls: LsTable;
    fts: FtsTable;
    fts_words: { id: number; words: string };
    count_roll: { contract: number; category: number; place_id: number; n: number };
    read_model: { single: GeneratedAlways<boolean>; version: number; rebuild_needed: Generated<boolean> };
    facet_roll: { place_id: number; contract: number; category: number; code: number; value: number; n: number };
    roll_up: { name: string; version: number; built_at: Date };
    ad_change: {
      seq: GeneratedAlways<number>;
      listing_id: number;
      noted_at: Generated<Date>;
      before: unknown;
      tsv: string | null;
      words: string | null;
    };
    outbox: { seq: GeneratedAlways<number>; listing_id: number; noted_at: GeneratedAlways<Date> };
  }
}
