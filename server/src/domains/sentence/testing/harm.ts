import { DEFAULT_CRITERIA, type NumberRange } from '@kvadrat/contracts/search';
import type { PlaceDirectory } from '../../geography/api';
import type { Reading } from '../chip';
import type { SentenceCase } from './sentence-case';

const RANGES = ['price', 'surface', 'rooms', 'bedrooms'] as const;

/**
 * Readings that lead somebody astray, worse than a wish that is missed: a sale instead of a rent and the reverse, a limit that is
 * turned round, a place far from all those that were named.
 */
export function harmOf(
  { chips }: SentenceCase,
  { criteria, understood }: Reading,
  directory: PlaceDirectory,
): string[] {
  const wanted = chips.contract ?? DEFAULT_CRITERIA.contract;
  const astray = understood
    .flatMap((chip) => (chip.field === 'place' ? chip.value : []))
    .filter((path) => !liesNear(path, chips.places ?? [], directory));
  return [
    ...(criteria.contract === wanted ? [] : [`contract ${criteria.contract} instead of ${wanted}`]),
    ...RANGES.filter((field) => turnedRound(chips[field], criteria[field])).map((field) => `${field} turned round`),
    ...astray.map((path) => `other place: ${path}`),
  ];
}

function turnedRound(wanted: NumberRange | undefined, found: NumberRange): boolean {
  if (wanted === undefined) return false;
  const least = wanted.min !== undefined && wanted.max === undefined;
  const most = wanted.max !== undefined && wanted.min === undefined;
  return (least && found.max !== undefined) || (most && found.min !== undefined);
}

/** One of the places, or one that lies in or around one of them. */
function liesNear(path: string, places: readonly string[], directory: PlaceDirectory): boolean {
  const chainOf = (of: string): ReadonlySet<number> => {
    const place = directory.byPath(of);
    return new Set(
      place === undefined
        ? []
        : directory.chain(place.id).flatMap(({ id, level }) => (level === 'country' || level === 'region' ? [] : id)),
    );
  };
  const found = directory.byPath(path);
  return places.some((wanted) => {
    const place = directory.byPath(wanted);
    return (
      place !== undefined &&
      found !== undefined &&
      (chainOf(path).has(place.id) ||
        chainOf(wanted).has(found.id) ||
        place.members.includes(found.id) ||
        found.members.includes(place.id))
    );
  });
}
