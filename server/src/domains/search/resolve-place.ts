import type { PlaceIds, PlaceParameter, SearchCriteria, SearchNotice } from '@kvadrat/contracts/search';
import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import type { Place, PlaceDirectory } from '../geography/api';

/** Place parameters, narrowest first. Zones are city parts, quarters are the parts of those. */
const PLACE_LEVELS: readonly (readonly [PlaceParameter, PlaceLevel])[] = [
  ['fkMetroStation', 'metro'],
  ['fkMetro', 'metro_line'],
  ['idQuartiere', 'microzone'],
  ['idMZona', 'city_zone'],
  ['idComune', 'city'],
  ['idMacroarea', 'macroarea'],
  ['idAreaTuristica', 'touristic_area'],
  ['idProvincia', 'province'],
  ['idRegione', 'region'],
  ['idNazione', 'country'],
];

export interface ResolvedPlaces {
  /** Where to search, none of them inside of another; none is the whole country. */
  places: readonly Place[];
  /** As the visitor chose them; touristic areas are places of their own here. */
  chosen: readonly Place[];
  /** The place a page about them is headed by: the only one, or the one they all lie in. */
  place: Place | null;
  /** What the path of that place does not say. */
  placeIds: PlaceIds;
  notices: SearchNotice[];
}

/**
 * The places a search is about: those given by their ids, else the path's. One that another one lies in says only where
 * that is. What names no place of its level is left out and noticed, and so is a path the places do not lie in.
 */
export function resolvePlaces(
  { place: path, placeIds }: Pick<SearchCriteria, 'place' | 'placeIds'>,
  directory: PlaceDirectory,
): ResolvedPlaces {
  const notices: SearchNotice[] = [];
  const note = (code: SearchNotice['code'], parameter: string, value: string): void => {
    notices.push({ code, parameter, value: value.slice(0, 100) });
  };
  const given: Place[] = [];
  for (const [parameter, level] of PLACE_LEVELS) {
    const ids = placeIds[parameter] ?? [];
    const places = ids.flatMap((id) => directory.byId(id) ?? []).filter((place) => place.level === level);
    const known = new Set(places.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) note('unknown-place', parameter, unknown.join());
    given.push(...places);
  }
  const named = path === null ? undefined : directory.byPath(path);
  if (path !== null && named === undefined) note('unknown-place', 'path', path);
  const around = new Set(given.flatMap((place) => directory.around(place.id)).map(({ id }) => id));
  const byId = given.filter(({ id }) => !around.has(id));
  if (named !== undefined && !within(byId, named, directory)) note('not-applied', 'path', named.path);
  const chosen = (byId.length > 0 ? byId : [named ?? []].flat()).filter(({ level }) => level !== 'country');
  const [place, ...others] = chosen;
  if (place === undefined) return { places: [], chosen, place: null, placeIds: {}, notices };
  if (others.length === 0) return { places: chosen, chosen, place, placeIds: {}, notices };
  return {
    places: apart(chosen, directory),
    chosen,
    place: commonPlace(chosen, directory),
    placeIds: placeIdsOf(chosen),
    notices,
  };
}

/** Ids by the parameter that names them, in order. */
export function placeIdsOf(places: readonly Place[]): PlaceIds {
  return Object.fromEntries(
    PLACE_LEVELS.flatMap(([parameter, level]) => {
      const ids = places.flatMap((place) => (place.level === level ? place.id : []));
      return ids.length === 0 ? [] : [[parameter, ids.sort((one, other) => one - other)]];
    }),
  );
}

/** Touristic areas share towns with one another and with counties; several places are searched and counted by what none of the others holds. */
function apart(places: readonly Place[], directory: PlaceDirectory): readonly Place[] {
  const whole = new Set(places.map(({ id }) => id));
  const towns = places
    .flatMap((place) => (place.level === 'touristic_area' ? directory.towns(place) : []))
    .filter(({ id }) => !directory.chain(id).some((wider) => whole.has(wider.id)));
  return [...places.filter(({ level }) => level !== 'touristic_area'), ...new Set(towns)];
}

/** Whether each place lies in a wider one; a touristic area is made of provinces or cities. */
function within(places: readonly Place[], wider: Place, directory: PlaceDirectory): boolean {
  const accepted = new Set([wider.id, ...wider.members]);
  return places.every(({ id }) => directory.chain(id).some((place) => accepted.has(place.id)));
}

function commonPlace(places: readonly Place[], directory: PlaceDirectory): Place | null {
  const [first = [], ...others] = places.map(({ id }) => directory.chain(id));
  const shared = first.filter(
    (place) => place.level !== 'country' && others.every((chain) => chain.some(({ id }) => id === place.id)),
  );
  return shared.at(-1) ?? null;
}
