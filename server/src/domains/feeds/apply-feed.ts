import { createHash } from 'node:crypto';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { OWN_STATUS, saveListing, withdrawListings } from '../listings/api';
import { filePhotoAddresses, setListingPhotos } from '../media/api';
import { quote } from './feed-note';
import {
  addItems,
  knownAds,
  noteAd,
  noteWithdrawn,
  respellAd,
  type FeedCounts,
  type FeedItem,
  type KnownAd,
} from './feed.store';
import { gaveWay, refusedByDatabase } from './refused-by-database';
import type { Spool, SpooledAd } from './spool';

type TakenAd = Exclude<SpooledAd, { refusal: unknown }>;

/** Ads per transaction: what is broken off in the middle is done again by the next run. */
const BATCH = 100;
/** How often a transaction is tried that had to give way to another one. */
const TRIES = 3;

export interface ApplyOptions {
  agencyId: number;
  importId: number;
  spool: Spool;
  /** Ads of earlier imports that are not in the file any more. */
  missing: readonly { reference: string; listingId: number }[];
  /** Old spellings of references by those of the file. */
  respelled: ReadonlyMap<string, string>;
  /** Ids of the agents by the names that ads give. */
  agents: ReadonlyMap<string, number>;
  /** Grows with each ad, so that who is interrupted knows how far it came. */
  counts: FeedCounts;
  onItem: (item: FeedItem) => void;
}

/** Brings an agency's ads to the state of a file that was read whole. What the database refuses is one refused ad. */
export async function applyFeed(
  db: Db,
  { agencyId, importId, spool, missing, respelled, agents, counts, onItem }: ApplyOptions,
): Promise<void> {
  let seq = 0;
  const inTransaction = async (work: (tx: DbOrTransaction) => Promise<FeedItem[]>): Promise<void> => {
    const items = await again(() =>
      db.transaction().execute(async (tx) => {
        const done = await work(tx);
        await addItems(tx, importId, seq, done);
        return done;
      }),
    );
    seq += items.length;
    for (const item of items) {
      counts[item.outcome] += 1;
      onItem(item);
    }
  };
  for await (const ads of spool.read(BATCH))
    await inTransaction((tx) => applyBatch(tx, { agencyId, ads: ads.map((ad) => withAgent(ad, agents)), respelled }));
  for (let at = 0; at < missing.length; at += BATCH)
    await inTransaction((tx) => withdraw(tx, missing.slice(at, at + BATCH)));
}

/** An ad that names nobody stays as it was before agents were read. */
function withAgent(ad: SpooledAd, agents: ReadonlyMap<string, number>): SpooledAd {
  if ('refusal' in ad || ad.agent === null) return ad;
  return { ...ad, draft: { ...ad.draft, facts: { ...ad.draft.facts, agentId: agents.get(ad.agent) ?? null } } };
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !gaveWay(error)) throw error;
    }
  }
}

/**
 * What others work on too is taken in one order: first the addresses of photos, which agencies share, then the ads by their
 * numbers, as their photos and twins are noted. Otherwise one waits for another that waits for it.
 */
async function applyBatch(
  tx: DbOrTransaction,
  { agencyId, ads, respelled }: { agencyId: number; ads: readonly SpooledAd[]; respelled: ReadonlyMap<string, string> },
): Promise<FeedItem[]> {
  await filePhotoAddresses(
    tx,
    ads.flatMap((ad) => ('photos' in ad ? ad.photos : [])),
  );
  const oldReference = ({ reference }: SpooledAd): string => respelled.get(reference) ?? reference;
  const known = await knownAds(tx, agencyId, ads.map(oldReference));
  const numberOf = (ad: SpooledAd): number => known.get(oldReference(ad))?.listingId ?? Infinity;
  const inOrder = ads
    .map((ad, place) => ({ ad, place, number: numberOf(ad) }))
    .sort((a, b) => (a.number === b.number ? 0 : a.number - b.number));
  const items: { item: FeedItem; place: number }[] = [];
  for (const { ad, place } of inOrder)
    items.push({ item: await applyAd(tx, agencyId, ad, known.get(oldReference(ad))), place });
  return items.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/** One ad behind a savepoint: where the database does not take it, the others of its transaction stand. */
async function applyAd(
  tx: DbOrTransaction,
  agencyId: number,
  ad: SpooledAd,
  known: KnownAd | undefined,
): Promise<FeedItem> {
  const refused = (reason: string, detail: string): FeedItem => ({
    line: ad.line,
    reference: ad.reference,
    outcome: 'refused',
    listingId: known?.listingId ?? null,
    reason,
    detail,
    warnings: [],
  });
  if ('refusal' in ad) return refused(ad.refusal, ad.detail);
  await sql`SAVEPOINT ad`.execute(tx);
  try {
    const item = await saveAd(tx, agencyId, ad, known);
    await sql`RELEASE SAVEPOINT ad`.execute(tx);
    return item;
  } catch (error) {
    const reason = refusedByDatabase(error);
    if (reason === null) throw error;
    await sql`ROLLBACK TO SAVEPOINT ad`.execute(tx);
    return refused('not-storable', quote(reason));
  }
}

async function saveAd(
  tx: DbOrTransaction,
  agencyId: number,
  ad: TakenAd,
  known: KnownAd | undefined,
): Promise<FeedItem> {
  const done = { line: ad.line, reference: ad.reference, reason: null, detail: '', warnings: ad.warnings };
  const hash = contentHash(ad);
  // The ad's own record is left alone too: the advertiser may have marked it sold since.
  if (known?.hash === hash && !known.withdrawn) return { ...done, outcome: 'unchanged', listingId: known.listingId };
  if (known !== undefined && known.reference !== ad.reference) await respellAd(tx, agencyId, known, ad.reference);
  const { id, outcome } = await saveListing(tx, { ...ad.draft, advertiser: { type: 'agenzia', agencyId } });
  await setListingPhotos(
    tx,
    id,
    ad.photos.map((url) => ({ url, room: null })),
  );
  await noteAd(tx, agencyId, ad.reference, { listingId: id, hash });
  return { ...done, outcome: outcome === 'created' ? 'created' : 'changed', listingId: id };
}

/** Ads that are sold stay as they are, so that their addresses go on saying so. */
async function withdraw(
  tx: DbOrTransaction,
  ads: readonly { reference: string; listingId: number }[],
): Promise<FeedItem[]> {
  const ids = ads.map(({ listingId }) => listingId);
  const active = await tx
    .selectFrom('listing')
    .select('id')
    .where('id', 'in', ids)
    .where(OWN_STATUS, '=', LISTING_STATUS.active)
    .execute();
  await withdrawListings(
    tx,
    active.map(({ id }) => id),
  );
  await noteWithdrawn(tx, ids);
  return ads.map(({ reference, listingId }) => ({
    line: null,
    reference,
    outcome: 'withdrawn',
    listingId,
    reason: null,
    detail: '',
    warnings: [],
  }));
}

function contentHash({ draft, photos }: TakenAd): string {
  return createHash('sha256')
    .update(JSON.stringify([draft, photos]))
    .digest('hex')
    .slice(0, 32);
}
