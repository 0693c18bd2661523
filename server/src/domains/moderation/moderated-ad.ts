import { DEFAULT_LOCALE, type Locale } from '@kvadrat/contracts/locales';
import { emailKey } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';
import { titlesOf, stateOf, type AdState } from '../listings/api';
import { listingPath } from '@kvadrat/contracts/paths';

/** An ad as moderation speaks of it. */
export interface ModeratedAd {
  id: number;
  title: string;
  /** Without language prefix. */
  path: string;
  state: AdState;
  reference: string;
  advertiser: string;
  /** Where the advertiser is written to; null when nobody left an address. */
  email: string | null;
}

/** Ads in any state; numbers without a record are left out. */
export async function readAds(
  db: DbOrTransaction,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ModeratedAd>> {
  if (ids.length === 0) return new Map();
  const [ads, texts] = await Promise.all([
    db
      .selectFrom('listing')
      .leftJoin('agency', 'agency.id', 'listing.agency_id')
      .select([
        'listing.id',
        'reference',
        'status',
        'withdrawn_at',
        'hidden_status',
        'owner_name',
        'owner_email',
        'agency.name as agency',
        'agency.email as agency_email',
      ])
      .where('listing.id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('listing_text')
      .select(['listing_id', 'locale', 'title'])
      .where('listing_id', 'in', [...ids])
      .execute(),
  ]);
  return new Map(
    ads.map((ad) => {
      const { title, pathTitle } = titlesOf(
        texts.filter(({ listing_id: id }) => id === ad.id),
        locale,
      );
      const email = ad.agency === null ? ad.owner_email : ad.agency_email;
      return [
        ad.id,
        {
          id: ad.id,
          title,
          path: listingPath(ad.id, pathTitle),
          state: stateOf(ad),
          reference: ad.reference,
          advertiser: ad.agency ?? ad.owner_name ?? '',
          email,
        },
      ];
    }),
  );
}

/** The language somebody with an account of this address reads; Croatian for others. */
export async function languageOf(db: DbOrTransaction, email: string): Promise<Locale> {
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return account?.language ?? DEFAULT_LOCALE;
}
