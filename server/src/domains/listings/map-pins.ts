import { LISTING_STATUS, type VisibilityTier } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import { effectiveVisibility } from './effective-visibility';
import { AREA_RADIUS_M, shownPosition } from './shown-position';

/** An ad on a map. */
export interface MapPin {
  id: number;
  lat: number;
  lng: number;
  /** Euros; null when on request. */
  price: number | null;
  tier: VisibilityTier;
  /** Metres around the position in which the ad is; null where it is exact. */
  radius: number | null;
}

/** Pins of ads as they are now, in the order of the ids; those that have left the market or show no position have none. */
export async function mapPins(db: DbOrTransaction, ids: readonly number[]): Promise<MapPin[]> {
  const sources = await db
    .selectFrom('listing')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .select([
      'listing.id',
      'lat',
      'lng',
      'map_display',
      'area_lat',
      'area_lng',
      'price',
      'price_on_request',
      'visibility',
      'plan',
    ])
    .where('status', '=', LISTING_STATUS.active)
    .where('listing.id', '=', sql<number>`ANY(${ids}::int[])`)
    .execute();
  const byId = new Map(sources.map((source) => [source.id, source]));
  return ids.flatMap((id) => {
    const source = byId.get(id);
    const position = source === undefined ? null : shownPosition(source);
    if (source === undefined || position === null) return [];
    return {
      id,
      ...position,
      price: source.price_on_request || source.price === null ? null : Number(source.price),
      tier: effectiveVisibility(source.visibility, source.plan),
      radius: source.map_display === 'only_area' ? AREA_RADIUS_M : null,
    };
  });
}
