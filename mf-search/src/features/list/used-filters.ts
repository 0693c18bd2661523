import type { SearchCriteria } from '@kvadrat/contracts/search';

/** What chooses no ads: order, page, and where the map stands. */
const NO_FILTERS: ReadonlySet<string> = new Set(['sort', 'page', 'viewport', 'mapCenter', 'zoom']);
/** Areas of the map, by what they are called where they are counted. */
const SHAPES = { polygons: 'polygon', circle: 'circle', travel: 'travel' } as const;

export interface UsedFilters {
  /** Conditions that are other ones than in the search before. */
  filters: string[];
  /** Areas that were drawn since the search before. */
  shapes: string[];
}

/** What somebody has changed between two searches. */
export function usedFilters(before: SearchCriteria, now: SearchCriteria): UsedFilters {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([name, value]) => !NO_FILTERS.has(name) && JSON.stringify(value) !== JSON.stringify(earlier.get(name)),
  );
  const shapes: Readonly<Record<string, string>> = SHAPES;
  return {
    filters: changed.map(([name]) => name).filter((name) => !(name in SHAPES)),
    shapes: changed.flatMap(([name, value]) => (isDrawn(value) ? (shapes[name] ?? []) : [])),
  };
}

function isDrawn(area: unknown): boolean {
  return Array.isArray(area) ? area.length > 0 : area !== null && area !== undefined;
}
