import type { SearchNotice } from '@kvadrat/contracts/search';
import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import type { Place, PlaceDirectory } from '../geography';

/** Place parameters, narrowest first (R132). Zones are city parts, quarters are the parts of those. */
const PLACE_PARAMETERS: readonly (readonly [string, PlaceLevel])[] = [
  ['idQuartiere', 'microzone'],
  ['idMZona', 'city_zone'],
  ['idComune', 'city'],
  ['idAreaTuristica', 'touristic_area'],
  ['idProvincia', 'province'],
  ['idRegione', 'region'],
  ['fkRegione', 'region'],
];

/**
 * The place a search is about: the narrowest parameter, else the path's. What names no place of its level is left out
 * and noticed.
 */
export function resolvePlace(
  path: string | null,
  query: URLSearchParams,
  directory: PlaceDirectory,
): { place: Place | null; notices: SearchNotice[] } {
  const notices: SearchNotice[] = [];
  const unknown = (parameter: string, value: string): void => {
    notices.push({ code: 'unknown-place', parameter, value: value.slice(0, 100) });
  };
  for (const [parameter, level] of PLACE_PARAMETERS) {
    const value = query.get(parameter)?.trim() ?? '';
    if (value === '') continue;
    const place = /^\d{1,9}$/.test(value) ? directory.byId(Number(value)) : undefined;
    if (place?.level === level) return { place, notices };
    unknown(parameter, value);
  }
  if (path === null) return { place: null, notices };
  const place = directory.byPath(path);
  if (place === undefined) unknown('path', path);
  return { place: place === undefined || place.level === 'country' ? null : place, notices };
}
