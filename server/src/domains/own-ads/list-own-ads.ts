import { ownAdNumber } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import { DAY_MS } from '../../platform/jobs';
import { adNames } from '../listings/api';
import { reviewOf } from '../moderation/api';
import { SUSPICIONS } from './find-suspicions';
import { possibleDeeds } from './own-ad-deeds';
import type { ownAdSchemas } from './own-ad.schema';
import type { OwnAdRow } from './own-ad.tables';
import type { OwnAdLinks } from './own-ads-scope';
import { readOwnPhotos } from './photos/own-photo.store';

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
  const [names, counts, prices] = await Promise.all([
    adNames(db, listingIds, locale),
    countsOf(db, listingIds),
    pricesOf(db, listingIds),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const photos = await readOwnPhotos(db, row.id, locale);
      const review = row.listing_id === null ? 'shown' : await reviewOf(db, row.listing_id);
      return {
        id: row.id,
        link: await links.make('draft', row.id, 0),
        state: row.state,
        review: review === 'shown' ? ('none' as const) : review,
        findings: SUSPICIONS.filter((known) => row.findings.includes(known)),
        listingId: row.listing_id,
        path: names.get(row.listing_id ?? 0)?.path ?? null,
        title: names.get(row.listing_id ?? 0)?.title ?? row.fields['title'] ?? '',
        place: row.fields['place'] ?? '',
        contract: row.fields['contract'] ?? '',
        ...priceOf(row),
        photo: photos[0]?.photo ?? null,
        photoCount: photos.length,
        publishedAt: row.published_at?.toISOString() ?? null,
        expiresAt: row.expires_at?.toISOString() ?? null,
        daysLeft:
          row.state !== 'live' || row.expires_at === null
            ? null
            : Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / DAY_MS)),
        updatedAt: row.updated_at.toISOString(),
        counts: counts.get(row.listing_id ?? 0) ?? { seen: 0, saved: 0, contacts: 0 },
        prices: prices.get(row.listing_id ?? 0) ?? [],
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

/** Who has an account and looked at or saved an ad, and who asked about it. */
async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, OwnAdEntry['counts']>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; seen: number; saved: number; contacts: number }>`
    SELECT id,
      (SELECT count(*)::int FROM account_ad WHERE listing_id = asked.id AND mark = 'seen') AS seen,
      (SELECT count(*)::int FROM account_ad WHERE listing_id = asked.id AND mark = 'saved') AS saved,
      (SELECT count(*)::int FROM enquiry_lead WHERE listing_id = asked.id) AS contacts
    FROM unnest(${[...ids]}::int[]) AS asked(id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function pricesOf(db: Db, ids: readonly number[]): Promise<Map<number, OwnAdEntry['prices']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_price')
    .select(['listing_id', 'valid_from', 'price'])
    .where('listing_id', 'in', [...ids])
    .orderBy('valid_from')
    .execute();
  const prices = new Map<number, OwnAdEntry['prices']>();
  for (const { listing_id: id, valid_from: at, price } of rows)
    if (price !== null) prices.set(id, [...(prices.get(id) ?? []), { at: at.toISOString(), price: Number(price) }]);
  return prices;
}
