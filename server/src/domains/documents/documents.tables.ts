import type { Locale } from '@kvadrat/contracts/locales';
import type { DocumentKind } from '@kvadrat/contracts/vocabulary';
import type { Generated } from 'kysely';

export const DOCUMENT_TYPE = 'application/pdf';

export interface DocumentTable {
  id: Generated<number>;
  hash: string;
  media_type: typeof DOCUMENT_TYPE;
  /** Null until the file has been made. */
  bytes: number | null;
  /** What a document of ours is made from; null for files that others gave us. */
  recipe: string | null;
}

export interface ListingDocumentTable {
  listing_id: number;
  position: number;
  document_id: number;
  kind: DocumentKind;
  file_name: string;
  /** Language it is written in, where stated. */
  locale: Locale | null;
}

declare module '../../platform/db/database' {
  interface Database {
    document: DocumentTable;
    listing_document: ListingDocumentTable;
  }
}
