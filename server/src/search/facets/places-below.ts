import type { Place, PlaceDirectory } from '../../geography';
import type { PlacesBelow } from './count-tallies';

const COLUMNS = { region: 'region', province: 'province', city: 'city', city_zone: 'zone', microzone: 'microzone' } as const;

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
  const children = parent.members.length > 0
    ? parent.members.flatMap((id) => directory.byId(id) ?? [])
    : directory.children(parent.id).filter(({ level }) => level !== 'touristic_area');
  const level = children[0]?.level;
  if (level === undefined || !isColumnLevel(level)) return null;
  return { column: COLUMNS[level], within: place === null ? [] : [place], options: children.filter((child) => child.level === level) };
}

function isColumnLevel(level: string): level is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, level);
}
