import { sql, type Updateable } from 'kysely';
import type { Database, Db, DbOrTransaction } from '../../platform/db';
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
      SELECT id FROM feed_import WHERE agency_id = ${agencyId}::int ORDER BY id DESC LIMIT ${KEPT_IMPORTS}::int)`.execute(
    db,
  );
  return row.id;
}

export async function finishImport(db: Db, id: number, state: 'applied' | 'held', counts: FeedCounts): Promise<void> {
  await closeImport(db, id, { ...counts, state });
}

export async function refuseImport(db: Db, id: number, { reason, detail, line }: FeedFileError): Promise<void> {
  await closeImport(db, id, { state: 'refused', reason, detail, line });
}

/** A run that broke off after it had taken over so many ads. */
export async function failImport(db: Db, id: number, counts: FeedCounts, detail: string): Promise<void> {
  await closeImport(db, id, { ...counts, state: 'failed', reason: 'failed', detail });
}

async function closeImport(db: Db, id: number, outcome: Updateable<Database['feed_import']>): Promise<void> {
  await db
    .updateTable('feed_import')
    .set({ ...outcome, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function addItems(
  tx: DbOrTransaction,
  importId: number,
  from: number,
  items: readonly FeedItem[],
): Promise<void> {
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
  reference: string;
  listingId: number;
  hash: string;
  withdrawn: boolean;
}

/** What earlier imports brought of these references. */
export async function knownAds(
  tx: DbOrTransaction,
  agencyId: number,
  references: readonly string[],
): Promise<Map<string, KnownAd>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .selectFrom('feed_ad')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('reference', 'in', [...references])
    .execute();
  return new Map(
    rows.map(({ reference, listing_id, hash, withdrawn }) => [
      reference,
      { reference, listingId: listing_id, hash, withdrawn },
    ]),
  );
}

export async function noteAd(
  tx: DbOrTransaction,
  agencyId: number,
  reference: string,
  { listingId, hash }: { listingId: number; hash: string },
): Promise<void> {
  await tx
    .insertInto('feed_ad')
    .values({ agency_id: agencyId, reference, listing_id: listingId, hash })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'reference']).doUpdateSet({ listing_id: listingId, hash, withdrawn: false }),
    )
    .execute();
}

/** Gives an ad the spelling of its reference that its agency uses by now. */
export async function respellAd(
  tx: DbOrTransaction,
  agencyId: number,
  { reference, listingId }: KnownAd,
  spelling: string,
): Promise<void> {
  await tx.updateTable('listing').set({ reference: spelling }).where('id', '=', listingId).execute();
  await tx
    .updateTable('feed_ad')
    .set({ reference: spelling })
    .where('agency_id', '=', agencyId)
    .where('reference', '=', reference)
    .execute();
}

/** Ads of earlier imports, those that are on-line first. */
export async function importedAds(
  db: Db,
  agencyId: number,
): Promise<{ reference: string; listingId: number; withdrawn: boolean }[]> {
  const rows = await db
    .selectFrom('feed_ad')
    .select(['reference', 'listing_id', 'withdrawn'])
    .where('agency_id', '=', agencyId)
    .orderBy('withdrawn')
    .orderBy('reference')
    .execute();
  return rows.map(({ reference, listing_id, withdrawn }) => ({ reference, listingId: listing_id, withdrawn }));
}

export async function noteWithdrawn(tx: DbOrTransaction, listingIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('feed_ad')
    .set({ withdrawn: true })
    .where('listing_id', 'in', [...listingIds])
    .execute();
}
