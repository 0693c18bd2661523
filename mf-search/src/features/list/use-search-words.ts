import { useRemote } from '@kvadrat/remote-kit';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { RecentSearch } from '../../lib/recent-searches';
import { activeFilters } from './active-filters';
import type { FoundList } from './list-loader';
import { useFilterLabel } from './use-filter-label';

/** The search of a list page in the page's own words. */
export function useSearchWords({ response, pointNames }: FoundList, criteria: SearchCriteria): RecentSearch {
  const { flags } = useRemote();
  const labelOf = useFilterLabel(criteria, [], pointNames);
  const filters = activeFilters(criteria).filter(({ kind }) => kind !== 'place');
  return {
    path: searchUrl({ ...criteria, page: 1 }, flags),
    title: response.seo.h1,
    details: filters.map(labelOf).join(', '),
  };
}
