import type { ChosenPlace, SearchListResponse } from '@kvadrat/contracts/api';
import type { PlaceIds, PlaceParameter } from '@kvadrat/contracts/search';
import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';

/** Where a form looks. */
export interface FormPlaces {
  /** What is typed into the box and not chosen yet. */
  text: string;
  /** Any of them will do; none is the whole country. */
  chosen: readonly FormPlace[];
}

/** A chosen place; its label and path are empty where nobody answered with them, so that a form keeps it all the same. */
export type FormPlace = ChosenPlace;

export const NO_PLACES: FormPlaces = { text: '', chosen: [] };

/** How the address names places of a level. */
const PLACE_PARAMETERS: readonly (readonly [PlaceLevel, PlaceParameter])[] = [
  ['country', 'idNazione'],
  ['region', 'idRegione'],
  ['province', 'idProvincia'],
  ['touristic_area', 'idAreaTuristica'],
  ['macroarea', 'idMacroarea'],
  ['city', 'idComune'],
  ['city_zone', 'idMZona'],
  ['microzone', 'idQuartiere'],
  ['metro_line', 'fkMetro'],
  ['metro', 'fkMetroStation'],
];

/** Undefined for levels that no address names. */
export function placeParameter(level: PlaceLevel): PlaceParameter | undefined {
  return PLACE_PARAMETERS.find(([named]) => named === level)?.[1];
}

/** Adds a place. Of a place and what lies in it only the one that was chosen last stays: together they say nothing more. */
export function withPlace(chosen: readonly FormPlace[], place: FormPlace): FormPlace[] {
  return [
    ...chosen.filter(({ id, within }) => id !== place.id && !within.includes(place.id) && !place.within.includes(id)),
    place,
  ];
}

/** What an address says of places: the path of a single one, the ids of several. */
export function placesInAddress(chosen: readonly FormPlace[]): { place: string | null; placeIds: PlaceIds } {
  const [only, ...others] = chosen;
  if (only === undefined) return { place: null, placeIds: {} };
  if (others.length === 0 && only.path !== '') return { place: only.path, placeIds: {} };
  const named = PLACE_PARAMETERS.flatMap(([level, parameter]) => {
    const ids = chosen.flatMap((place) => (place.level === level ? place.id : []));
    return ids.length === 0 ? [] : [[parameter, ids.sort((one, other) => one - other)] as const];
  });
  return { place: null, placeIds: Object.fromEntries<readonly number[]>(named) };
}

/** The places an address names by id, without their names. */
export function placesByIds(placeIds: PlaceIds): FormPlace[] {
  return PLACE_PARAMETERS.flatMap(([level, parameter]) =>
    (placeIds[parameter] ?? []).map((id) => ({ id, level, label: '', path: '', within: [] })),
  );
}

/** The places of a shown list. */
export function placesOfList({ place, places }: Pick<SearchListResponse, 'place' | 'places'>): readonly FormPlace[] {
  return places ?? (place === null ? [] : [{ ...place, within: [] }]);
}
