import type { ListingDetail } from '@kvadrat/contracts/api';
import { distance, type LatLng, type PlaceDirectory } from '../geography/api';
import { seaDistance } from '../land/api';
import type { ListingSource } from './listing-source';

type Distances = ListingDetail['distances'];

/** A town farther than this is not where its ad is. */
const FARTHEST_CENTRE_M = 20_000;
/** How exact a distance can be: the sea is known to a hundred metres, an area shifted by some hundred. */
const STEP_M = { marker: 100, only_area: 500 } as const;

/**
 * Straight distances from the position that may be shown, so that they say no more than the map does; none
 * without a map.
 * @param position what `shownPosition` gives
 */
export function distancesFrom(
  { map_display: display, place_id: placeId }: ListingSource,
  position: LatLng | null,
  places: PlaceDirectory,
): Distances {
  if (position === null || display === 'no_map') return [];
  const step = STEP_M[display];
  const inSteps = (metres: number): number => Math.max(1, Math.round(metres / step)) * step;
  const sea = seaDistance(position);
  const town = placeId === null ? undefined : places.chain(placeId).find(({ level }) => level === 'city');
  // The point of a town without one of its own is that of something else.
  const known =
    town !== undefined && town.coordinateQuality !== 'municipality' && town.coordinateQuality !== 'post-office';
  const centre = known ? distance(position, town) : Infinity;
  return [
    ...(sea === null ? [] : [{ to: 'sea', name: null, metres: inSteps(sea) } as const]),
    ...(town === undefined || centre > FARTHEST_CENTRE_M
      ? []
      : [{ to: 'centre', name: town.name, metres: inSteps(centre) } as const]),
  ];
}
