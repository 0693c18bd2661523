import type { PlaceIds, PlaceParameter, SearchCriteria, SearchNotice } from '@kvadrat/contracts/search';
import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import type { Place, PlaceDirectory } from '../geography';

/** Place parameters, narrowest first (R132). Zones are city parts, quarters are the parts of those. */
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
  /** Where to search, all of one level; none is the whole country. */
  places: readonly Place[];
  /** The place a page about them is headed by: the only one, or the one they all lie in. */
  place: Place | null;
  /** What the path of that place does not say. */
  placeIds: PlaceIds;
  notices: SearchNotice[];
}

/**
 * The places a search is about: those of the narrowest parameter, else the path's. What names no place of its level is
 * left out and noticed, and so is a wider place they do not lie in.
 */
export function resolvePlaces({ place: path, placeIds }: Pick<SearchCriteria, 'place' | 'placeIds'>, directory: PlaceDirectory): ResolvedPlaces {
  const notices: SearchNotice[] = [];
  const note = (code: SearchNotice['code'], parameter: string, value: string): void => {
    notices.push({ code, parameter, value: value.slice(0, 100) });
  };
  let chosen: { parameter: PlaceParameter; places: Place[] } | null = null;
  for (const [parameter, level] of PLACE_LEVELS) {
    const ids = placeIds[parameter] ?? [];
    const places = ids.flatMap((id) => directory.byId(id) ?? []).filter((place) => place.level === level);
    const unknown = ids.filter((id) => places.every((place) => place.id !== id));
    if (unknown.length > 0) note('unknown-place', parameter, unknown.join());
    if (places.length === 0) continue;
    if (chosen === null) chosen = { parameter, places };
    else if (!within(chosen.places, places, directory)) note('not-applied', parameter, ids.join());
  }
  const named = path === null ? undefined : directory.byPath(path);
  if (path !== null && named === undefined) note('unknown-place', 'path', path);
  if (chosen === null) {
    const place = named === undefined || named.level === 'country' ? null : named;
    return { places: place === null ? [] : [place], place, placeIds: {}, notices };
  }
  if (named !== undefined && !within(chosen.places, [named], directory)) note('not-applied', 'path', named.path);
  const [place, ...others] = chosen.places;
  if (place === undefined || place.level === 'country') return { places: [], place: null, placeIds: {}, notices };
  if (others.length === 0) return { places: [place], place, placeIds: {}, notices };
  const ids = chosen.places.map(({ id }) => id);
  return { places: chosen.places, place: commonPlace(chosen.places, directory), placeIds: { [chosen.parameter]: ids }, notices };
}

/** Whether each place lies in one of the wider ones; a touristic area is made of provinces or cities. */
function within(places: readonly Place[], wider: readonly Place[], directory: PlaceDirectory): boolean {
  const accepted = new Set(wider.flatMap(({ id, members }) => [id, ...members]));
  return places.every(({ id }) => directory.chain(id).some((place) => accepted.has(place.id)));
}

function commonPlace(places: readonly Place[], directory: PlaceDirectory): Place | null {
  const [first = [], ...others] = places.map(({ id }) => directory.chain(id));
  const shared = first.filter((place) => place.level !== 'country' && others.every((chain) => chain.some(({ id }) => id === place.id)));
  return shared.at(-1) ?? null;
}
