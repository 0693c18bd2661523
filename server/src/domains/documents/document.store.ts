import { createHash } from 'node:crypto';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { DOCUMENT_TYPE, type DocumentTable } from './documents.tables';

/** Part of every name: documents that are laid out anew are other files. */
const LAYOUT = 1;

export interface HeldDocument extends Pick<DocumentTable, 'hash' | 'media_type' | 'recipe'> {
  file_name: string;
}

/** Where an ad's document is asked for. A name is made of the content, so it never means anything else. */
export function documentPath(listingId: number | string, file: string): string {
  return `${PATHS.listings}${listingId}/dokumenti/${file}`;
}

/**
 * Gives documents an id, so that ads can offer them, without making any.
 * @returns ids by recipe
 */
export async function fileDocuments(db: Db, recipes: Iterable<string>): Promise<Map<string, number>> {
  const rows = [...new Set(recipes)].map((recipe) => ({
    recipe,
    hash: createHash('sha1').update(`${LAYOUT} ${recipe}`).digest('hex'),
  }));
  if (rows.length === 0) return new Map();
  const { rows: filed } = await sql<{ id: number; recipe: string }>`
    INSERT INTO document (hash, media_type, recipe)
    SELECT hash, ${DOCUMENT_TYPE}, recipe FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS made (hash text, recipe text)
    ON CONFLICT (hash) DO UPDATE SET recipe = excluded.recipe
    RETURNING id, recipe`.execute(db);
  return new Map(filed.map(({ id, recipe }) => [recipe, id]));
}

/** What an ad offers to read, in the advertiser's order. */
export async function documentsOf(db: Db, listingId: number): Promise<ListingDetail['documents']> {
  const rows = await db
    .selectFrom('listing_document as offered')
    .innerJoin('document', 'document.id', 'offered.document_id')
    .select([
      'offered.kind',
      'offered.file_name',
      'offered.locale',
      'document.hash',
      'document.bytes',
      'document.media_type',
    ])
    .where('offered.listing_id', '=', listingId)
    .orderBy('offered.position')
    .execute();
  return rows.map(({ kind, file_name: fileName, locale, hash, bytes, media_type: mediaType }) => ({
    kind,
    fileName,
    path: documentPath(listingId, `${hash}.pdf`),
    mediaType,
    bytes,
    locale,
  }));
}

/** The document of that name, if the ad offers it. */
export async function documentOfListing(db: Db, listingId: number, hash: string): Promise<HeldDocument | undefined> {
  return db
    .selectFrom('document')
    .innerJoin('listing_document as offered', 'offered.document_id', 'document.id')
    .select(['document.hash', 'document.media_type', 'document.recipe', 'offered.file_name'])
    .where('offered.listing_id', '=', listingId)
    .where('document.hash', '=', hash)
    .executeTakeFirst();
}

/** Documents that are still to be made, those that most ads offer first. */
export async function unmadeDocuments(db: Db, limit: number): Promise<{ hash: string; recipe: string }[]> {
  const { rows } = await sql<{ hash: string; recipe: string }>`
    SELECT document.hash, document.recipe FROM document JOIN listing_document offered ON offered.document_id = document.id
    WHERE document.recipe IS NOT NULL AND document.bytes IS NULL
    GROUP BY document.id ORDER BY count(*) DESC, document.hash LIMIT ${limit}::int`.execute(db);
  return rows;
}
