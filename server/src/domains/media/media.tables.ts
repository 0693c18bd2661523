import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface MediaTable {
  id: Generated<number>;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  bytes: number;
  /** What a drawn picture is drawn from; null for pictures that others gave us. */
  recipe: Defaulted<string | null>;
  /** Made by `pictureLikeness`; null until somebody compares the picture. */
  likeness: Defaulted<string | null>;
  created_at: Generated<Date>;
}

type PhotoSourceState = 'pending' | 'done' | 'failed';

interface PhotoSourceTable {
  id: Generated<number>;
  url: string;
  state: Defaulted<PhotoSourceState>;
  attempts: Defaulted<number>;
  next_attempt: Defaulted<Date>;
  failure: string | null;
  media_id: number | null;
}

interface ListingPhotoTable {
  listing_id: number;
  position: number;
  media_id: number | null;
  source_id: number | null;
  room: string | null;
}

declare module '../../platform/db/database' {
  interface Database {
    media: MediaTable;
    photo_source: PhotoSourceTable;
    listing_photo: ListingPhotoTable;
  }
}
