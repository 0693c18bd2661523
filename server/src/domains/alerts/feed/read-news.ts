import type { Locale } from '@kvadrat/contracts/locales';
import type { KeptAd } from '@kvadrat/contracts/api';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { keptAds } from '../../saved/api';
import type { NewsKind } from '../alerts.tables';

export interface NewsItem {
  id: number;
  kind: NewsKind;
  at: Date;
  price: number | null;
  priceBefore: number | null;
  ad: KeptAd;
}

export interface NewsOf {
  searchId: number;
  /** Whose hidden ads are left out. */
  accountId: number | null;
  locale: Locale;
}

const notHidden = (accountId: number | null) => sql<boolean>`NOT EXISTS (
  SELECT FROM account_ad AS hidden WHERE hidden.account_id = ${accountId}::bigint AND mark = 'hidden' AND hidden.listing_id = search_news.listing_id)`;

/** One page of what has become of the ads of a search, newest first. Ads of which nothing may be told any more stay as what they are: gone. */
export async function readNews(
  db: Db,
  { searchId, accountId, locale }: NewsOf,
  { page, size }: { page: number; size: number },
): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('search_news')
    .select(['id', 'listing_id', 'kind', 'at', 'price', 'price_before'])
    .where('search_id', '=', searchId)
    .where(notHidden(accountId))
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const ids = [...new Set(rows.map(({ listing_id: id }) => id))];
  const ads = await keptAds(db, ids, locale);
  return rows.flatMap(({ listing_id, price_before: priceBefore, ...row }) => {
    const ad = ads.get(listing_id);
    if (ad === undefined) return [];
    // A price that is hidden by now is hidden in what was told before, too.
    const isTold = ad.listing !== null && !ad.listing.price.onRequest;
    return [{ ...row, price: isTold ? row.price : null, priceBefore: isTold ? priceBefore : null, ad }];
  });
}

/** @param after counts only what came later */
export async function countNews(db: Db, { searchId, accountId }: Omit<NewsOf, 'locale'>, after = 0): Promise<number> {
  const { n } = await db
    .selectFrom('search_news')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('search_id', '=', searchId)
    .where('id', '>', after)
    .where(notHidden(accountId))
    .executeTakeFirstOrThrow();
  return n;
}
