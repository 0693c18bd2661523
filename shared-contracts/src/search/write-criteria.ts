import type { SearchCriteria } from './criteria';
import { PARAMETERS } from './parameters';
import { searchPath } from './search-path';
import type { SearchFlags } from './sort';

/** What the path does not say, in a fixed order; defaults are left out, so equal searches have one address. */
export function criteriaParams(criteria: SearchCriteria, flags: SearchFlags = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const { names, write } of PARAMETERS) {
    write(criteria, flags).forEach((written, index) => {
      const name = names[index];
      for (const value of [written].flat())
        if (name !== undefined && (value || value === 0)) params.append(name, String(value));
    });
  }
  return params;
}

/** Path and query of a search, without language prefix; `parseCriteria` reads it back. */
export function searchUrl(criteria: SearchCriteria, flags: SearchFlags = {}): string {
  const query = criteriaParams(criteria, flags).toString();
  return searchPath(criteria) + (query && `?${query}`);
}
