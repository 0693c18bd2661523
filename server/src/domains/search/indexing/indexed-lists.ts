import { searchPath } from '@kvadrat/contracts/search';
import { CATEGORY_CODES, isSearchableContract } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { placeDirectory } from '../../geography/api';
import { IS_NO_AUCTION } from '../../listings/api';
import { YEAR_2000 } from '../read-model/read-row';
import { NARROWEST_PLACE } from '../read-model/write-rows';
import { isWorthIndexing, MIN_INDEXED_ADS } from './worth-indexing';

/** A list without filters that search engines are told of. */
export interface IndexedList {
  /** Page path without language prefix. */
  path: string;
  /** When its newest ad was published. */
  newest: Date;
}

const EVERYWHERE = 0;

/**
 * All lists by contract, category and place with enough ads, in the order of places, contracts and categories.
 * @param auctions whether auctions are offered
 */
export async function indexedLists(db: Db, { auctions }: { auctions: boolean }): Promise<IndexedList[]> {
  const directory = await placeDirectory(db);
  // Ads are grouped by their own place first, which leaves few rows to look up the wider places of.
  const { rows } = await sql<{ place_id: number; contract: number; category: number; n: number; newest: Date }>`
    SELECT place_id, contract, category, n, to_timestamp(${YEAR_2000 / 1000}::bigint + max(ad.published)) AS newest
    FROM (SELECT contract, category, max(published) AS published,
                 ${NARROWEST_PLACE} AS own_place
          FROM ls GROUP BY contract, category, own_place) AS ad
    CROSS JOIN LATERAL (SELECT ${EVERYWHERE}::int AS place_id UNION ALL
                        SELECT ancestor_id FROM place_ancestor WHERE place_ancestor.place_id = own_place) AS wider
    JOIN count_roll USING (place_id, contract, category)
    WHERE n >= ${MIN_INDEXED_ADS}::int AND (${auctions}::boolean OR ${IS_NO_AUCTION})
    GROUP BY place_id, contract, category, n
    ORDER BY place_id, contract, category`.execute(db);
  return rows.flatMap(({ place_id: id, contract, category: code, n, newest }) => {
    const place = id === EVERYWHERE ? null : directory.byId(id);
    const category = CATEGORY_CODES.find((known) => known === code);
    // The country is the list without a place.
    if (place === undefined || place?.level === 'country' || category === undefined || !isSearchableContract(contract))
      return [];
    return isWorthIndexing(place, n, directory)
      ? [{ path: searchPath({ contract, category, place: place?.path ?? null }), newest }]
      : [];
  });
}
