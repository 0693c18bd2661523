import { adQuality, ownAdNumber } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import { DAY_MS } from '../../platform/jobs';
import { adNames, pricesOf } from '../listings/api';
import { reviewsOf } from '../moderation/api';
import { readStatistics } from '../tracking/api';
import { SUSPICIONS } from './find-suspicions';
import { possibleDeeds } from './own-ad-deeds';
import type { ownAdSchemas } from './own-ad.schema';
import type { OwnAdRow } from './own-ad.tables';
import type { OwnAdLinks } from './own-ads-scope';
import { readPhotosOf } from './photos/own-photo.store';

export type OwnAdEntry = Static<typeof ownAdSchemas.OwnAdList>['ads'][number];

/** More are on no page. */
const MOST = 200;

/** What somebody has written and published; deleted ads for as long as they can come back. */
export async function listOwnAds(
  db: Db,
  links: OwnAdLinks,
  { accountId, locale, now }: { accountId: number; locale: Locale; now: Date },
): Promise<OwnAdEntry[]> {
  const rows = await db
    .selectFrom('own_ad')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  const listingIds = rows.flatMap(({ listing_id: id }) => id ?? []);
  const [names, counts, prices, reviews, photos] = await Promise.all([
    adNames(db, listingIds, locale),
    countsOf(db, rows),
    pricesOf(db, listingIds),
    reviewsOf(db, listingIds),
    readPhotosOf(
      db,
      rows.map(({ id }) => id),
      locale,
    ),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const own = photos.get(row.id) ?? [];
      const { score, open } = adQuality(row.fields, own);
      return {
        id: row.id,
        link: await links.make('draft', row.id, 0),
        state: row.state,
        review: reviews.get(row.listing_id ?? 0) ?? ('none' as const),
        findings: SUSPICIONS.filter((known) => row.findings.includes(known)),
        listingId: row.listing_id,
        path: names.get(row.listing_id ?? 0)?.path ?? null,
        title: names.get(row.listing_id ?? 0)?.title ?? row.fields['title'] ?? '',
        place: row.fields['place'] ?? '',
        contract: row.fields['contract'] ?? '',
        ...priceOf(row),
        photo: own[0]?.photo ?? null,
        photoCount: own.length,
        quality: { score, open: [...open] },
        publishedAt: row.published_at?.toISOString() ?? null,
        expiresAt: row.expires_at?.toISOString() ?? null,
        daysLeft:
          row.state !== 'live' || row.expires_at === null
            ? null
            : Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / DAY_MS)),
        updatedAt: row.updated_at.toISOString(),
        counts: counts.get(row.listing_id ?? 0) ?? NOTHING,
        prices: (prices.get(row.listing_id ?? 0) ?? []).map(({ at, price }) => ({ at: at.toISOString(), price })),
        deeds: [...possibleDeeds(row.state)],
      };
    }),
  );
}

function priceOf({ fields }: OwnAdRow): Pick<OwnAdEntry, 'price' | 'perSquareMetre'> {
  const price = fields['onRequest'] === '1' ? null : ownAdNumber(fields['price'] ?? '');
  const surface = ownAdNumber(fields['surfaceNet'] ?? '') ?? ownAdNumber(fields['surfacePlot'] ?? '');
  return {
    price,
    perSquareMetre: price === null || surface === null || surface === 0 ? null : Math.round(price / surface),
  };
}

const NOTHING: OwnAdEntry['counts'] = { views: 0, saved: 0, contacts: 0, weight: 0 };
/** So many ads statistics tell one by one. */
const AT_ONCE = 100;

/** How often each ad was opened, saved and asked about since the first of them was published. */
async function countsOf(db: Db, rows: readonly OwnAdRow[]): Promise<Map<number, OwnAdEntry['counts']>> {
  const ids = rows.flatMap(({ listing_id: id }) => id ?? []);
  const first = Math.min(...rows.flatMap(({ published_at: at }) => at?.getTime() ?? []));
  if (ids.length === 0 || !Number.isFinite(first)) return new Map();
  const since = new Date(first).toISOString().slice(0, 10);
  const groups = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const [told, saved] = await Promise.all([
    Promise.all(groups.map((ads) => readStatistics(db, { ads }, since))),
    savedOf(db, ids),
  ]);
  const interest = new Map(told.flatMap(({ ads }) => ads).map((ad) => [ad.id, ad]));
  return new Map(
    ids.map((id) => {
      const { views, contacts, weight } = interest.get(id) ?? NOTHING;
      return [id, { views, saved: saved.get(id) ?? 0, contacts, weight }];
    }),
  );
}

/** How many people with an account have saved each ad. */
async function savedOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('account_ad')
    .select(['listing_id', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('times')])
    .where('listing_id', 'in', [...ids])
    .where('mark', '=', 'saved')
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id: id, times }) => [id, times]));
}
