import type { NewsKind } from '../alerts.tables';
import { pair, type KnownAds, type UntoldNews } from './take-due';

/** What a mail tells of one ad. */
export interface ToldAd {
  listingId: number;
  kind: NewsKind;
  price: number | null;
  priceBefore: number | null;
  /** Names of the searches that found it. */
  searches: readonly string[];
  /** The latest change that is told by it. */
  seq: number;
}

/** Kinds that a mail is sent for; others go along with them. */
const WORTH_A_MAIL: ReadonlySet<NewsKind> = new Set(['new', 'back', 'cheaper']);
const COMES: ReadonlySet<NewsKind> = new Set(['new', 'back']);
const LEAVES: ReadonlySet<NewsKind> = new Set(['sold', 'gone']);

/**
 * What one person is told of, each ad once: whatever searches found it, without ads they hide, and of ads for one property the first.
 * @param news of that person, oldest first
 * @returns in the order of the ads' first news; empty where nothing is worth a mail
 */
export function chooseNews(readerId: number, news: readonly UntoldNews[], known: KnownAds): ToldAd[] {
  const ads = new Map<number, ToldAd>();
  for (const item of news) {
    const key = pair(readerId, item.listingId);
    if (known.hidden.has(key) || item.seq <= (known.told.get(key) ?? -1)) continue;
    const next = joined(ads.get(item.listingId), item, known.told.has(key));
    if (next === null) ads.delete(item.listingId);
    else ads.set(item.listingId, next);
  }
  const properties = new Set<number>();
  const told = [...ads.values()].filter(({ listingId, kind }) => {
    const twin = known.twins.get(listingId);
    if (twin === undefined || !COMES.has(kind)) return true;
    const isKnown =
      properties.has(twin) || (known.toldTwins.has(pair(readerId, twin)) && !known.told.has(pair(readerId, listingId)));
    properties.add(twin);
    return !isKnown;
  });
  return told.some(({ kind }) => WORTH_A_MAIL.has(kind)) ? told : [];
}

/** One change and what came before it. @returns null for an ad that nobody needs to hear of any more */
function joined(before: ToldAd | undefined, item: UntoldNews, isTold: boolean): ToldAd | null {
  const { listingId, kind, price, priceBefore, searchName, seq } = item;
  if (before === undefined) {
    // Of an ad that was told of, another search may say that it is new there.
    if (isTold && kind === 'new') return null;
    return { listingId, kind, price, priceBefore, searches: [searchName], seq };
  }
  const searches = [...new Set([...before.searches, searchName])];
  const same = before.seq === seq;
  // One search may find new what another says has become cheaper.
  if (same) return { ...before, kind: COMES.has(before.kind) && !LEAVES.has(kind) ? kind : before.kind, searches };
  const now = { ...before, searches, seq, price };
  if (LEAVES.has(kind))
    return COMES.has(before.kind) && !isTold ? null : { ...now, kind, price: price ?? before.price };
  if (COMES.has(before.kind)) return now;
  if (COMES.has(kind)) return { ...now, kind: LEAVES.has(before.kind) ? 'back' : before.kind };
  return { ...now, kind: movedBy(before.priceBefore, price) ?? kind };
}

/** Of several changes of a price the first and the last count. */
function movedBy(from: number | null, to: number | null): NewsKind | null {
  if (from === null || to === null || from === to) return null;
  return to < from ? 'cheaper' : 'dearer';
}
