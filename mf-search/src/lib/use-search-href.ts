import { useHref, useRemote } from '@kvadrat/remote-kit';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';

/** Makes the address of a search in the page's language, as the flags have it written. */
export function useSearchHref(): (criteria: SearchCriteria) => string {
  const { flags } = useRemote();
  const href = useHref();
  return (criteria) => href(searchUrl(criteria, flags));
}
