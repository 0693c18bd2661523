import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { RawBuilder } from 'kysely';
import { filterConditions } from '../planner/conditions';
import type { SourceName } from './sources';

/** Something a visitor may choose in a facet. */
export interface FacetOption {
  /** As the address writes it. */
  value: string;
  /** What the address says instead of the facet's parameters when this is chosen. */
  query: string;
  /** Whether ads counted under this value would be found. */
  holds: (value: number) => boolean;
}

/** One choice of a filter: its options stand for each other, so its own parameters are ignored in their counts. */
export interface Facet {
  name: string;
  parameters: readonly string[];
  options: readonly FacetOption[];
}

/** One value of ads that is counted, and the facets read from it. */
export interface Tally {
  /** Names it in `facet_roll`: never reused for something else. */
  code: number;
  /** Over its sources; a whole number, NULL where nothing is known. */
  value: RawBuilder<number | null>;
  /** What it is made of. */
  sources: readonly SourceName[];
  /** The criterion its facets choose, null where a choice adds to those before. */
  key: keyof SearchCriteria | null;
  facets: readonly Facet[];
}

/** The search without one of its choices. */
export function without<K extends keyof SearchCriteria>(criteria: SearchCriteria, key: K): SearchCriteria {
  const open = { ...criteria };
  open[key] = DEFAULT_CRITERIA[key];
  return open;
}

/** Whether the search is narrowed by one of its choices. */
export function isChosen<K extends keyof SearchCriteria>(criteria: SearchCriteria, key: K): boolean {
  const alone = { ...DEFAULT_CRITERIA };
  alone[key] = criteria[key];
  return filterConditions(alone).length > 0;
}
