import { useTrack } from '@kvadrat/remote-kit';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { useEffect, useRef } from 'react';
import { usedFilters } from './used-filters';

/** Tells which ads a list has shown, how many there are of its kind, and by what somebody came to it from the list before. */
export function useListSeen({ results, count, currentPage }: SearchListResponse, criteria: SearchCriteria): void {
  const track = useTrack();
  const before = useRef(criteria);
  useEffect(() => {
    const { filters, shapes } = usedFilters(before.current, criteria);
    before.current = criteria;
    for (const filter of filters) track('Filter Used', { filter, total: count });
    for (const shape of shapes) track('Map Drawn', { shape, total: count });
  }, [track, criteria, count]);
  useEffect(() => {
    track('List Seen', { listing_ids: results.map(({ id }) => id), total: count, page: currentPage });
  }, [track, results, count, currentPage]);
}
