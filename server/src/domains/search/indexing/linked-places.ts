import type { SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { searchPath, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../../platform/db';
import { distance, type Place, type PlaceDirectory } from '../../geography/api';
import { MIN_INDEXED_ADS } from './worth-indexing';

type LinkedPlaces = Required<Pick<SearchListResponse, 'below' | 'nearby'>>;

/** What is further off, from middle to middle, is not nearby; counties and regions are large. */
const NEARBY_METRES = 40_000;
const WIDE_NEARBY_METRES = 150_000;
const WIDE_LEVELS: readonly string[] = ['region', 'province', 'touristic_area'];
/** Of what lies around a place, so many are looked at, and so many shown. */
const NEAREST_ASKED = 40;
const NEARBY_SHOWN = 8;
const BELOW_SHOWN = 20;

const known = new WeakMap<PlaceDirectory, Map<number, Record<keyof LinkedPlaces, readonly Place[]>>>();
const EVERYWHERE = 0;

/** Lists of the same kind in places inside and around a place, only those with enough ads to be worth the way. */
export async function linkedPlaces(
  db: Db,
  criteria: SearchCriteria,
  place: Place | null,
  directory: PlaceDirectory,
  locale: Locale,
): Promise<LinkedPlaces> {
  const { contract, category } = criteria;
  const { below, nearby } = placesAround(place, directory);
  const ids = [...below, ...nearby].map(({ id }) => id);
  if (ids.length === 0) return { below: [], nearby: [] };
  const rows = await db
    .selectFrom('count_roll')
    .select(['place_id', 'n'])
    .where('place_id', 'in', ids)
    .where('contract', '=', contract)
    .where('category', '=', category)
    .where('n', '>=', MIN_INDEXED_ADS)
    .execute();
  const counts = new Map(rows.map(({ place_id, n }) => [place_id, n]));
  const links = (places: readonly Place[], label: (place: Place) => string): LinkedPlaces['below'] =>
    places.flatMap((linked) => {
      const count = counts.get(linked.id);
      return count === undefined
        ? []
        : [
            {
              label: label(linked),
              path: localizedPath(locale, searchPath({ contract, category, place: linked.path })),
              count,
            },
          ];
    });
  return {
    below: links(below, ({ name }) => name)
      .sort((a, b) => b.count - a.count)
      .slice(0, BELOW_SHOWN),
    nearby: links(nearby, ({ id }) => directory.label(id)).slice(0, NEARBY_SHOWN),
  };
}

/** Worked out once for each place: that reads the whole directory. */
function placesAround(place: Place | null, directory: PlaceDirectory): Record<keyof LinkedPlaces, readonly Place[]> {
  const places = known.get(directory) ?? new Map<number, Record<keyof LinkedPlaces, readonly Place[]>>();
  known.set(directory, places);
  const key = place?.id ?? EVERYWHERE;
  const around = places.get(key) ?? {
    below: placesIn(place, directory),
    nearby: place === null ? [] : nearestTo(place, directory),
  };
  places.set(key, around);
  return around;
}

/** Regions are no places to people, and a town's settlement of the same name is the town: what lies in them counts instead. */
function placesIn(place: Place | null, directory: PlaceDirectory): Place[] {
  const parent = place ?? directory.country;
  if (parent === undefined) return [];
  return directory
    .inside(parent)
    .flatMap((child) =>
      child.level === 'region' || directory.isTownItself(child) ? placesIn(child, directory) : [child],
    );
}

function nearestTo(place: Place, directory: PlaceDirectory): Place[] {
  const reach = WIDE_LEVELS.includes(place.level) ? WIDE_NEARBY_METRES : NEARBY_METRES;
  return directory.places
    .filter((other) => other.level === place.level && other.id !== place.id && !directory.isTownItself(other))
    .map((other) => ({ other, metres: distance(place, other) }))
    .filter(({ metres }) => metres <= reach)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, NEAREST_ASKED)
    .map(({ other }) => other);
}
