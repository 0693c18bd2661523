import {
  DEFAULT_CRITERIA,
  RANGE_KEYS,
  type RangeKey,
  type SearchCriteria,
  type Travel,
} from '@kvadrat/contracts/search';
import type { TypologyCode } from '@kvadrat/contracts/vocabulary';
import { NO_VIEW } from '../../lib/search-form';
import { OPTION_KEYS, type SearchOption } from '../../lib/use-option-label';

/** Criteria that are there or null. */
const SINGLE = ['bathrooms', 'seaDistanceMax', 'builtAfter', 'publishedWithin', 'availableBy', 'keyword'] as const;

export type ActiveFilter = { without: SearchCriteria } & (
  | { kind: 'place'; id: number | null }
  | { kind: 'circle' | 'viewport' | (typeof SINGLE)[number] | RangeKey }
  | { kind: 'polygon'; index: number }
  | { kind: 'travel'; travel: Travel }
  | { kind: 'typology'; typology: TypologyCode }
  | { kind: 'option'; option: SearchOption }
);

/** What narrows a search, each with the search that lacks it; on its first page. */
export function activeFilters(search: SearchCriteria): ActiveFilter[] {
  const criteria = { ...search, page: 1 };
  const elsewhere = seenFromAnywhere(criteria);
  const filters: ActiveFilter[] = [...placeFilters(elsewhere)];
  for (const kind of RANGE_KEYS) {
    const { min, max } = criteria[kind];
    if (min !== undefined || max !== undefined) filters.push({ kind, without: { ...criteria, [kind]: {} } });
  }
  for (const typology of criteria.typologies) {
    const typologies = criteria.typologies.filter((code) => code !== typology);
    filters.push({ kind: 'typology', typology, without: { ...criteria, typologies } });
  }
  for (const key of OPTION_KEYS) {
    const options: readonly SearchOption[] = criteria[key];
    for (const option of options) {
      filters.push({
        kind: 'option',
        option,
        without: { ...criteria, [key]: options.filter((other) => other !== option) },
      });
    }
  }
  for (const kind of SINGLE)
    if (criteria[kind] !== null) filters.push({ kind, without: { ...criteria, [kind]: null } });
  if (criteria.circle !== null) filters.push({ kind: 'circle', without: { ...elsewhere, circle: null } });
  if (criteria.viewport !== null) filters.push({ kind: 'viewport', without: { ...criteria, ...NO_VIEW } });
  criteria.polygons.forEach((_, index) => {
    filters.push({
      kind: 'polygon',
      index,
      without: { ...elsewhere, polygons: criteria.polygons.filter((_polygon, other) => other !== index) },
    });
  });
  criteria.travel.forEach((travel, index) => {
    filters.push({
      kind: 'travel',
      travel,
      without: { ...elsewhere, travel: criteria.travel.filter((_travel, other) => other !== index) },
    });
  });
  return filters;
}

/** The search without all that narrows it. Place, kind and order stay: what it is about, which each has a way of its own out of. */
export function clearedSearch({ contract, category, place, placeIds, sort }: SearchCriteria): SearchCriteria {
  return { ...DEFAULT_CRITERIA, contract, category, place, placeIds, sort };
}

/** The map of a search that looks elsewhere goes there; a part of the map that is searched stays. */
function seenFromAnywhere(criteria: SearchCriteria): SearchCriteria {
  return criteria.viewport === null ? { ...criteria, mapCenter: null, zoom: null } : criteria;
}

/** Each place is let go of on its own; where there are ids, the place of the path is only where they lie, and comes after them. */
function placeFilters(criteria: SearchCriteria): ActiveFilter[] {
  const ids = Object.entries(criteria.placeIds).flatMap(([parameter, named]) =>
    named.map((id) => ({ parameter, id, left: named.filter((other) => other !== id) })),
  );
  if (ids.length === 0)
    return criteria.place === null ? [] : [{ kind: 'place', id: null, without: { ...criteria, place: null } }];
  return ids.map(({ parameter, id, left }) => {
    const { [parameter]: _, ...others }: Record<string, readonly number[] | undefined> = criteria.placeIds;
    return {
      kind: 'place',
      id,
      without: { ...criteria, placeIds: left.length === 0 ? others : { ...others, [parameter]: left } },
    };
  });
}
