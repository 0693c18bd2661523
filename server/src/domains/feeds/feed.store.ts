import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import type { FeedOutcome } from './feed.tables';
import type { FeedFileError } from './feed-file-error';
import type { FeedWarning } from './feed-note';

/** Reports that are kept of each agency. */
const KEPT_IMPORTS = 30;

export interface FeedCounts {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  withdrawn: number;
}

export interface FeedItem {
  line: number | null;
  reference: string;
  outcome: FeedOutcome;
  listingId: number | null;
  reason: string | null;
  detail: string;
  warnings: FeedWarning[];
}

export async function startImport(db: Db, agencyId: number, source: string): Promise<number> {
  const row = await db
    .insertInto('feed_import')
    .values({ agency_id: agencyId, format: 'kyero', source, finished_at: null, reason: null, detail: null, line: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM feed_import WHERE agency_id = ${agencyId}::int AND id NOT IN (
      SELECT id FROM feed_import WHERE agency_id = ${agencyId}::int ORDER BY id DESC LIMIT ${KEPT_IMPORTS}::int)`.execute(db);
  return row.id;
}

export async function finishImport(db: Db, id: number, state: 'applied' | 'held', counts: FeedCounts): Promise<void> {
  await db
    .updateTable('feed_import')
    .set({ ...counts, state, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function refuseImport(db: Db, id: number, { reason, detail, line }: FeedFileError): Promise<void> {
  await db
    .updateTable('feed_import')
    .set({ state: 'refused', reason, detail, line, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function addItems(tx: DbOrTransaction, importId: number, from: number, items: readonly FeedItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('feed_import_item')
    .values(
      items.map(({ listingId, warnings, ...item }, index) => ({
        ...item,
        import_id: importId,
        seq: from + index,
        listing_id: listingId,
        warnings: JSON.stringify(warnings),
      })),
    )
    .execute();
}

export interface KnownAd {
  listingId: number;
  hash: string;
  withdrawn: boolean;
}

/** What earlier imports brought of these references. */
export async function knownAds(tx: DbOrTransaction, agencyId: number, references: readonly string[]): Promise<Map<string, KnownAd>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .selectFrom('feed_ad')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('reference', 'in', [...references])
    .execute();
  return new Map(rows.map(({ reference, listing_id, hash, withdrawn }) => [reference, { listingId: listing_id, hash, withdrawn }]));
}

export async function noteAd(tx: DbOrTransaction, agencyId: number, reference: string, { listingId, hash }: { listingId: number; hash: string }): Promise<void> {
  await tx
    .insertInto('feed_ad')
    .values({ agency_id: agencyId, reference, listing_id: listingId, hash })
    .onConflict((conflict) => conflict.columns(['agency_id', 'reference']).doUpdateSet({ listing_id: listingId, hash, withdrawn: false }))
    .execute();
}

/** Ads of earlier imports that are not withdrawn. */
export async function onlineAds(db: Db, agencyId: number): Promise<{ reference: string; listingId: number }[]> {
  const rows = await db
    .selectFrom('feed_ad')
    .select(['reference', 'listing_id'])
    .where('agency_id', '=', agencyId)
    .where('withdrawn', '=', false)
    .orderBy('reference')
    .execute();
  return rows.map(({ reference, listing_id }) => ({ reference, listingId: listing_id }));
}

export async function noteWithdrawn(tx: DbOrTransaction, listingIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('feed_ad')
    .set({ withdrawn: true })
    .where('listing_id', 'in', [...listingIds])
    .execute();
}
