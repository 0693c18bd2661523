import type { SearchCriteria } from '@kvadrat/contracts/search';
import { createContext, useCallback, useContext } from 'react';
import { useSearchHref } from '../../../lib/use-search-href';
import { withMapScreen } from '../list-address';

/** Whether the map fills a narrow screen. */
export const OnMap = createContext(false);

/** Makes the address of a list that of its map where the visitor is on the map: filters change what it shows and leave it open. */
export function useKeepsMap(): (address: string) => string {
  const onMap = useContext(OnMap);
  return useCallback((address) => (onMap ? withMapScreen(address, true) : address), [onMap]);
}

/** As `useSearchHref`, for the searches that follow from a list's own. */
export function useListHref(): (criteria: SearchCriteria) => string {
  const href = useSearchHref();
  const keepsMap = useKeepsMap();
  return (criteria) => keepsMap(href(criteria));
}
