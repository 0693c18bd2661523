import { sql } from 'kysely';
import type { DbOrTransaction } from '../../db';
import type { PlaceDirectory } from '../../geography';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Passage } from '../../text';
import { type ReadRow, type ReadSource, toReadRow } from './read-row';

/** Which ads: the given ones, or the next so many behind an id. */
export type ReadRange = { ids: readonly number[] } | { after: number; limit: number };

/** Read model rows of the ads that are active now; the others have none. */
export async function readRows(tx: DbOrTransaction, places: PlaceDirectory, range: ReadRange): Promise<ReadRow[]> {
  return (await readSources(tx, range)).map((source) => toReadRow(source, places));
}

/** What those rows are made of. */
export function readSources(tx: DbOrTransaction, range: ReadRange): Promise<ReadSource[]> {
  return tx
    .selectFrom('listing')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .select([
      'listing.id', 'contract', 'category', 'typology', 'listing.place_id', 'listing.place_label', 'lat', 'lng', 'map_display', 'area_key',
      'price', 'price_on_request', 'previous_price', 'surface_net', 'surface_gross', 'surface_plot', 'rooms', 'bedrooms', 'bathrooms',
      'floor', 'floors', 'year_built', 'energy_class', 'condition', 'heating', 'features', 'available', 'title_clear', 'use_permit', 'legalized',
      'commission', 'sea_distance', 'visibility', 'published_at', 'reference', 'agency_id',
      'agency.plan',
      sql<Passage[] | null>`(
        SELECT json_agg(json_build_object('locale', locale, 'text', part))
        FROM listing_text CROSS JOIN LATERAL unnest(ARRAY[title, description]) AS part WHERE listing_id = listing.id)`.as('texts'),
    ])
    .where('status', '=', LISTING_STATUS.active)
    .$if('ids' in range, (query) => query.where('listing.id', '=', sql<number>`ANY(${'ids' in range ? range.ids : []}::int[])`))
    .$if('after' in range, (query) =>
      'after' in range ? query.where('listing.id', '>', range.after).orderBy('listing.id').limit(range.limit) : query,
    )
    .execute();
}
