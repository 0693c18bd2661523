import { createHash } from 'node:crypto';
import type { Db, DbOrTransaction } from '../../platform/db';
import { OWN_STATUS, saveListing, withdrawListings } from '../listings/api';
import { filePhotoAddresses, setListingPhotos } from '../media/api';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { addItems, knownAds, noteAd, noteWithdrawn, type FeedCounts, type FeedItem, type KnownAd } from './feed.store';
import type { FeedAd } from './map-kyero-ad';
import type { Spool, SpooledAd } from './spool';

/** Ads per transaction: what is broken off in the middle is done again by the next run. */
const BATCH = 100;

export interface ApplyOptions {
  agencyId: number;
  importId: number;
  spool: Spool;
  /** Ads of earlier imports that are not in the file any more. */
  missing: readonly { reference: string; listingId: number }[];
  onItem: (item: FeedItem) => void;
}

/** Brings an agency's ads to the state of a file that was read whole. */
export async function applyFeed(db: Db, { agencyId, importId, spool, missing, onItem }: ApplyOptions): Promise<FeedCounts> {
  const counts: FeedCounts = { created: 0, changed: 0, unchanged: 0, refused: 0, withdrawn: 0 };
  let seq = 0;
  const report = (items: readonly FeedItem[]): void => {
    seq += items.length;
    for (const item of items) {
      counts[item.outcome] += 1;
      onItem(item);
    }
  };
  for await (const ads of spool.read(BATCH)) {
    report(
      await db.transaction().execute(async (tx) => {
        const items = await applyBatch(tx, agencyId, ads);
        await addItems(tx, importId, seq, items);
        return items;
      }),
    );
  }
  for (let at = 0; at < missing.length; at += BATCH) {
    report(
      await db.transaction().execute(async (tx) => {
        const items = await withdraw(tx, missing.slice(at, at + BATCH));
        await addItems(tx, importId, seq, items);
        return items;
      }),
    );
  }
  return counts;
}

/**
 * What others work on too is taken in one order: first the addresses of photos, which agencies share, then the ads by their
 * numbers, as their photos and twins are noted. Otherwise one waits for another that waits for it.
 */
async function applyBatch(tx: DbOrTransaction, agencyId: number, ads: readonly SpooledAd[]): Promise<FeedItem[]> {
  await filePhotoAddresses(tx, ads.flatMap((ad) => ('photos' in ad ? ad.photos : [])));
  const known = await knownAds(tx, agencyId, ads.map(({ reference }) => reference));
  const numberOf = ({ reference }: SpooledAd): number => known.get(reference)?.listingId ?? Infinity;
  const inOrder = ads.map((ad, place) => ({ ad, place, number: numberOf(ad) })).sort((a, b) => (a.number === b.number ? 0 : a.number - b.number));
  const items: { item: FeedItem; place: number }[] = [];
  for (const { ad, place } of inOrder) items.push({ item: await applyAd(tx, agencyId, ad, known.get(ad.reference)), place });
  return items.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

async function applyAd(tx: DbOrTransaction, agencyId: number, ad: SpooledAd, known: KnownAd | undefined): Promise<FeedItem> {
  const item = { line: ad.line, reference: ad.reference };
  if ('refusal' in ad) {
    return { ...item, outcome: 'refused', listingId: known?.listingId ?? null, reason: ad.refusal, detail: ad.detail, warnings: [] };
  }
  const done = { ...item, reason: null, detail: '', warnings: ad.warnings };
  const hash = contentHash(ad);
  // The ad's own record is left alone too: the advertiser may have marked it sold since.
  if (known?.hash === hash && !known.withdrawn) return { ...done, outcome: 'unchanged', listingId: known.listingId };
  const { id, outcome } = await saveListing(tx, { ...ad.draft, advertiser: { type: 'agenzia', agencyId } });
  await setListingPhotos(tx, id, ad.photos.map((url) => ({ url, room: null })));
  await noteAd(tx, agencyId, ad.reference, { listingId: id, hash });
  return { ...done, outcome: outcome === 'created' ? 'created' : 'changed', listingId: id };
}

/** Ads that are sold stay as they are, so that their addresses go on saying so. */
async function withdraw(tx: DbOrTransaction, ads: readonly { reference: string; listingId: number }[]): Promise<FeedItem[]> {
  const ids = ads.map(({ listingId }) => listingId);
  const active = await tx.selectFrom('listing').select('id').where('id', 'in', ids).where(OWN_STATUS, '=', LISTING_STATUS.active).execute();
  await withdrawListings(tx, active.map(({ id }) => id));
  await noteWithdrawn(tx, ids);
  return ads.map(({ reference, listingId }) => ({ line: null, reference, outcome: 'withdrawn', listingId, reason: null, detail: '', warnings: [] }));
}

function contentHash({ draft, photos }: FeedAd): string {
  return createHash('sha256').update(JSON.stringify([draft, photos])).digest('hex').slice(0, 32);
}
