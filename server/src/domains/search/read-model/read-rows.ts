import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import type { PlaceDirectory } from '../../geography/api';
import { hasPlanDocument } from '../../documents/api';
import { freeNow } from '../../listings/api';
import { hasPhotos, hasPlanPhoto } from '../../media/api';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Passage } from '../../../platform/text';
import { type FilterSource, type ReadRow, type ReadSource, toReadRow } from './read-row';

/** Which ads: the given ones, or the next so many behind an id. */
export type ReadRange = { ids: readonly number[] } | { after: number; limit: number };

/** The words of an ad are made of its texts, its place, its reference and what else stands among them. 52 bits. */
const TEXT_KEY = sql<number>`(hashtextextended(concat_ws(E'\\n', reference, listing.place_id, place_label, contract, category, (
  SELECT string_agg(concat_ws(E'\\n', locale, title, description), E'\\n' ORDER BY locale) FROM listing_text WHERE listing_id = listing.id)), 0) & 4503599627370495)`;

/** Those of the ads that are active and have the words they had when they were written last. */
export async function idsWithKnownTexts(tx: DbOrTransaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT listing.id FROM listing JOIN (SELECT id, text_key FROM fts WHERE id = ANY(${ids}::int[])) AS written ON written.id = listing.id
    WHERE status = ${LISTING_STATUS.active}::smallint AND written.text_key = ${TEXT_KEY}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Read model rows of the ads that are active now; the others have none. */
export async function readRows(tx: DbOrTransaction, places: PlaceDirectory, range: ReadRange): Promise<ReadRow[]> {
  return (await readSources(tx, range)).map((source) => toReadRow(source, places));
}

/** What those rows are made of. */
export function readSources(tx: DbOrTransaction, range: ReadRange): Promise<ReadSource[]> {
  return filterSources(tx, range)
    .select([
      sql<Passage[] | null>`(
        SELECT json_agg(json_build_object('locale', locale, 'text', part))
        FROM listing_text CROSS JOIN LATERAL unnest(ARRAY[title, description]) AS part WHERE listing_id = listing.id)`.as(
        'texts',
      ),
      TEXT_KEY.as('text_key'),
    ])
    .execute();
}

/** The same without the texts, which are most of it. */
export function readFilterSources(tx: DbOrTransaction, ids: readonly number[]): Promise<FilterSource[]> {
  return filterSources(tx, { ids }).execute();
}

function filterSources(tx: DbOrTransaction, range: ReadRange) {
  return tx
    .selectFrom('listing')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .leftJoin('listing_twin', 'listing_twin.listing_id', 'listing.id')
    .select([
      'listing.id',
      'contract',
      'category',
      'typology',
      'listing.place_id',
      'listing.place_label',
      'lat',
      'lng',
      'map_display',
      'area_lat',
      'area_lng',
      'price',
      'price_on_request',
      'previous_price',
      'surface_net',
      'surface_gross',
      'surface_plot',
      'rooms',
      'bedrooms',
      'bathrooms',
      'floor',
      'floors',
      'year_built',
      'energy_class',
      'condition',
      'heating',
      'features',
      'title_clear',
      'use_permit',
      'legalized',
      'commission',
      'sea_distance',
      'tenure',
      'visibility',
      'published_at',
      'reference',
      'agency_id',
      'agency.plan',
      'listing_twin.twin as likeness_twin',
      freeNow('listing').as('available'),
      sql<string | null>`available_from::text`.as('free_from'),
      'available as free_already',
      hasPhotos('listing').as('has_photos'),
      sql<boolean>`(${hasPlanPhoto('listing')} OR ${hasPlanDocument('listing')})`.as('has_plan'),
    ])
    .where('status', '=', LISTING_STATUS.active)
    .$if('ids' in range, (query) =>
      query.where('listing.id', '=', sql<number>`ANY(${'ids' in range ? range.ids : []}::int[])`),
    )
    .$if('after' in range, (query) =>
      'after' in range ? query.where('listing.id', '>', range.after).orderBy('listing.id').limit(range.limit) : query,
    );
}
