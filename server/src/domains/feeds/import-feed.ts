import type { Db } from '../../platform/db';
import { placeDirectory, type PlaceDirectory } from '../geography/api';
import { referenceKey, respelledReferences } from './ad-reference';
import { applyFeed } from './apply-feed';
import { decodeFeed } from './decode-feed';
import { FeedAgents } from './feed-agents';
import { FeedFileError } from './feed-file-error';
import { quote } from './feed-note';
import {
  failImport,
  finishImport,
  importedAds,
  refuseImport,
  startImport,
  type FeedCounts,
  type FeedItem,
} from './feed.store';
import { whileAlone } from './import-lock';
import type { KyeroAd } from './kyero-ad';
import { mapKyeroAd, type FeedAd, type RefusedAd } from './map-kyero-ad';
import type { OpenFeed } from './open-feed';
import { readAgent } from './read-agent';
import { readKyero } from './read-kyero';
import { saidOnly } from './said-only';
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
  | { state: 'failed'; counts: FeedCounts; error: unknown }
  | { state: 'busy' };

/**
 * Imports a Kyero feed for an agency. The file is read to its end first: a file that is broken, cut off, empty or not
 * a feed changes nothing, and neither does one that would take more than half of the agency's ads off-line, until that
 * is confirmed, nor one of an agency that nobody could reach. What is applied is idempotent by agency and reference.
 * Everything is also kept in feed_import, where each run gets its outcome, also one that breaks off.
 */
export async function importFeed(db: Db, options: ImportFeedOptions): Promise<ImportResult> {
  return (await whileAlone(db, options.agencyId, () => importAlone(db, options))) ?? { state: 'busy' };
}

async function importAlone(db: Db, options: ImportFeedOptions): Promise<ImportResult> {
  const importId = await startImport(db, options.agencyId, options.source);
  const counts: FeedCounts = { created: 0, changed: 0, unchanged: 0, refused: 0, withdrawn: 0 };
  try {
    const spool = await Spool.open();
    try {
      return await readAndApply(db, { ...options, importId, spool, counts });
    } finally {
      await spool.remove();
    }
  } catch (error) {
    if (error instanceof FeedFileError) {
      await refuseImport(db, importId, error);
      return { state: 'refused', error };
    }
    // Where the database is gone too, the next run closes this one.
    await failImport(db, importId, counts, quote(error instanceof Error ? error.message : String(error))).catch(
      () => undefined,
    );
    return { state: 'failed', counts, error };
  }
}

async function readAndApply(
  db: Db,
  {
    agencyId,
    feed,
    confirmDrop,
    onItem,
    importId,
    spool,
    counts,
  }: ImportFeedOptions & { importId: number; spool: Spool; counts: FeedCounts },
): Promise<ImportResult> {
  const agents = new FeedAgents();
  const references = await readWhole(db, feed, { spool, agents });
  const known = await importedAds(db, agencyId);
  const respelled = respelledReferences(
    references,
    known.map(({ reference }) => reference),
  );
  const found = new Set([...references, ...respelled.values()]);
  const online = known.filter(({ withdrawn }) => !withdrawn);
  const missing = online.filter(({ reference }) => !found.has(reference));
  if (references.size > 0) await agents.reach(db, agencyId);
  if (!confirmDrop && missing.length * 2 > online.length) {
    await finishImport(db, importId, 'held', counts);
    return { state: 'held', online: online.length, missing: missing.length };
  }
  await applyFeed(db, {
    agencyId,
    importId,
    spool,
    missing,
    respelled,
    agents: await agents.save(db, agencyId),
    counts,
    onItem,
  });
  await finishImport(db, importId, 'applied', counts);
  return { state: 'applied', counts };
}

/** Reads the file to its end. @returns the references in it, refused ads included: they are there, if broken */
async function readWhole(
  db: Db,
  feed: OpenFeed,
  { spool, agents }: { spool: Spool; agents: FeedAgents },
): Promise<ReadonlySet<string>> {
  const places = await placeDirectory(db);
  const references = new Set<string>();
  const keys = new Set<string>();
  const { bytes, charset } = await feed();
  for await (const raw of readKyero(decodeFeed(bytes, { charset, maxBytes: MAX_FEED_BYTES }))) {
    const ad = mapOne(raw, places);
    const { reference } = ad;
    const twice = references.has(reference) && reference !== '';
    const differs = !twice && keys.has(referenceKey(reference));
    if (reference !== '') {
      references.add(reference);
      keys.add(referenceKey(reference));
    }
    if (twice) await spool.write({ line: ad.line, reference, refusal: 'duplicate-reference', detail: '' });
    else if ('refusal' in ad) await spool.write(ad);
    else {
      const { agent, warnings } = readAgent(saidOnly(raw));
      const alike = differs ? [{ code: 'reference-differs-in-case' as const, detail: quote(reference) }] : [];
      await spool.write({ ...ad, agent: agents.add(agent), warnings: [...ad.warnings, ...warnings, ...alike] });
    }
  }
  return references;
}

/** A fault of the program in one ad must not cost the others. */
function mapOne(raw: KyeroAd, places: PlaceDirectory): FeedAd | RefusedAd {
  try {
    return mapKyeroAd(raw, places);
  } catch (error) {
    const reference = quote((raw.values.get('ref') ?? raw.values.get('id'))?.[0] ?? '');
    return {
      line: raw.line,
      reference,
      refusal: 'not-readable',
      detail: quote(error instanceof Error ? error.message : String(error)),
    };
  }
}
