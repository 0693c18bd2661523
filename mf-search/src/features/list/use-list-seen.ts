import { useTrack } from '@kvadrat/remote-kit';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { useEffect } from 'react';

/** Tells which ads a list has shown, and how many there are of its kind. */
export function useListSeen({ results, count, currentPage }: SearchListResponse): void {
  const track = useTrack();
  useEffect(() => {
    track('List Seen', { listing_ids: results.map(({ id }) => id), total: count, page: currentPage });
  }, [track, results, count, currentPage]);
}
