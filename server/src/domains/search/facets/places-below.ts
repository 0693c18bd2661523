import type { Place, PlaceDirectory } from '../../geography/api';
import { columnOfLevel } from '../planner/place-scope';
import type { PlacesBelow } from './count-tallies';

export interface Below extends PlacesBelow {
  /** In the order of the directory; all of one level. */
  options: readonly Place[];
}

/**
 * The places one level below the searched one, or below the one that several share. Null where there are none.
 * @param place the page's place, null for the country
 */
export function placesBelow(place: Place | null, directory: PlaceDirectory): Below | null {
  const parent = place ?? directory.country;
  if (parent === undefined) return null;
  const children = directory.inside(parent);
  const level = children[0]?.level;
  const column = level === undefined ? null : columnOfLevel(level);
  if (column === null) return null;
  return { column, within: place === null ? [] : [place], options: children.filter((child) => child.level === level) };
}
