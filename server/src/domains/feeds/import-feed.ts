import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { decodeFeed } from './decode-feed';
import { applyFeed } from './apply-feed';
import { FeedFileError } from './feed-file-error';
import { finishImport, onlineAds, refuseImport, startImport, type FeedCounts, type FeedItem } from './feed.store';
import { mapKyeroAd } from './map-kyero-ad';
import type { OpenFeed } from './open-feed';
import { readKyero } from './read-kyero';
import { Spool } from './spool';

/** Larger files are refused; a hundred thousand ads with long texts are about as much. */
const MAX_FEED_BYTES = 500 * 1024 * 1024;

export interface ImportFeedOptions {
  agencyId: number;
  /** File name or address, for the report. */
  source: string;
  feed: OpenFeed;
  /** Applies a file that would take more than half of the agency's ads off-line. */
  confirmDrop: boolean;
  onItem: (item: FeedItem) => void;
}

export type ImportResult =
  | { state: 'applied'; counts: FeedCounts }
  | { state: 'held'; online: number; missing: number }
  | { state: 'refused'; error: FeedFileError }
  | { state: 'busy' };

/**
 * Imports a Kyero feed for an agency. The file is read to its end first: a file that is broken, cut off, empty or not
 * a feed changes nothing, and neither does one that would take more than half of the agency's ads off-line, until that
 * is confirmed. What is applied is idempotent by agency and reference. Everything is also kept in feed_import.
 */
export async function importFeed(db: Db, options: ImportFeedOptions): Promise<ImportResult> {
  return db.connection().execute(async (lock) => {
    const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_lock(hashtext('kvadrat.feed'), ${options.agencyId}::int) AS got`.execute(lock);
    if (rows[0]?.got !== true) return { state: 'busy' };
    try {
      return await importLocked(db, options);
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext('kvadrat.feed'), ${options.agencyId}::int)`.execute(lock);
    }
  });
}

async function importLocked(db: Db, { agencyId, source, feed, confirmDrop, onItem }: ImportFeedOptions): Promise<ImportResult> {
  const importId = await startImport(db, agencyId, source);
  const spool = await Spool.open();
  try {
    const references = await readWhole(db, feed, spool);
    const online = await onlineAds(db, agencyId);
    const missing = online.filter(({ reference }) => !references.has(reference));
    if (!confirmDrop && missing.length * 2 > online.length) {
      await finishImport(db, importId, 'held', { created: 0, changed: 0, unchanged: 0, refused: 0, withdrawn: 0 });
      return { state: 'held', online: online.length, missing: missing.length };
    }
    const counts = await applyFeed(db, { agencyId, importId, spool, missing, onItem });
    await finishImport(db, importId, 'applied', counts);
    return { state: 'applied', counts };
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    await refuseImport(db, importId, error);
    return { state: 'refused', error };
  } finally {
    await spool.remove();
  }
}

/** Reads the file to its end. @returns the references in it, refused ads included: they are there, if broken */
async function readWhole(db: Db, feed: OpenFeed, spool: Spool): Promise<ReadonlySet<string>> {
  const places = await placeDirectory(db);
  const references = new Set<string>();
  const { bytes, charset } = await feed();
  for await (const raw of readKyero(decodeFeed(bytes, { charset, maxBytes: MAX_FEED_BYTES }))) {
    const ad = mapKyeroAd(raw, places);
    const twice = references.has(ad.reference) && ad.reference !== '';
    if (ad.reference !== '') references.add(ad.reference);
    await spool.write(twice ? { line: ad.line, reference: ad.reference, refusal: 'duplicate-reference', detail: '' } : ad);
  }
  return references;
}
