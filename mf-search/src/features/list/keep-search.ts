import { useRemote } from '@kvadrat/build/remote';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { useEffect } from 'react';
import { keepRecentSearch } from '../../lib/recent-searches';
import { activeFilters } from './active-filters';
import type { FoundList } from './list-loader';
import { useFilterLabel } from './use-filter-label';

/**
 * Keeps a search that found something among the recent ones of this browser (R3), in the words of its page. Its code comes
 * late: what somebody leaves at once was no search of theirs.
 */
export function KeepSearch({ data, criteria }: { data: FoundList; criteria: SearchCriteria }): null {
  const { storage, flags } = useRemote();
  const labelOf = useFilterLabel(criteria, '', data.pointNames);
  const response = data.unknownPlace === null && data.response.count > 0 ? data.response : null;
  const title = response?.seo.h1 ?? '';
  const path = searchUrl({ ...criteria, page: 1 }, flags);
  const filters = activeFilters(criteria).filter(({ kind }) => kind !== 'place' && kind !== 'places');
  const details = filters.map(labelOf).join(', ');
  useEffect(() => {
    if (title !== '') keepRecentSearch(storage, { path, title, details });
  }, [storage, path, title, details]);
  return null;
}
