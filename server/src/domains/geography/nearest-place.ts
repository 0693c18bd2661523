import { distance, type LatLng } from './mercator';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';

/** Beyond this a point lies in no place of ours: abroad, or far out at sea. */
const FARTHEST_M = 15_000;
/** More than that from north to south, and from west to east as far north as we are; spares the exact distance to nearly all places. */
const FARTHEST_DEGREES = 0.14;
const FARTHEST_DEGREES_EAST = 0.21;
/** Points that stand for something else would draw in what lies around that. */
const BORROWED = ['post-office', 'municipality'];

export interface NearestPlace {
  place: Place;
  /** Metres to the place's own point. */
  distance: number;
}

const candidates = new WeakMap<PlaceDirectory, readonly Place[]>();

/**
 * The settlement, town district or quarter nearest to a point; the town itself instead of its settlement of the same
 * name. An estimate, as the directory has points only: near a border it may name the neighbour.
 * @returns null when nothing is within 15 km
 */
export function nearestPlace(directory: PlaceDirectory, point: LatLng): NearestPlace | null {
  const [south, north] = [point.lat - FARTHEST_DEGREES, point.lat + FARTHEST_DEGREES];
  const [west, east] = [point.lng - FARTHEST_DEGREES_EAST, point.lng + FARTHEST_DEGREES_EAST];
  let found: NearestPlace | null = null;
  for (const place of pointsOf(directory)) {
    if (place.lat < south || place.lat > north || place.lng < west || place.lng > east) continue;
    const metres = distance(point, place);
    if (metres <= FARTHEST_M && metres < (found?.distance ?? Infinity)) found = { place, distance: metres };
  }
  const town = found?.place.parentId;
  if (found === null || typeof town !== 'number' || !directory.isTownItself(found.place)) return found;
  return { ...found, place: directory.byId(town) ?? found.place };
}

function pointsOf(directory: PlaceDirectory): readonly Place[] {
  let places = candidates.get(directory);
  if (places === undefined) {
    const own = directory.places.filter(({ coordinateQuality }) => !BORROWED.includes(coordinateQuality));
    const parts = own.filter(({ level }) => level === 'city_zone' || level === 'microzone');
    // A town is met by its settlement of the same name; where that one has no point of its own, by the town's.
    const met = new Set(parts.filter((part) => directory.isTownItself(part)).map(({ parentId }) => parentId));
    places = [...parts, ...own.filter(({ id, level }) => level === 'city' && !met.has(id))];
    candidates.set(directory, places);
  }
  return places;
}
