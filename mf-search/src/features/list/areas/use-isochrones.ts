import { useRemote } from '@kvadrat/remote-kit';
import type { Isochrone } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { Travel } from '@kvadrat/contracts/search';
import { useQuery } from '@tanstack/react-query';

const FRESH_MS = 600_000;

/** How far one gets, or why nobody can say. */
export interface Reach {
  journey: Travel;
  isochrone: Isochrone | null;
  /** The server's own words in the visitor's language, where it had some. */
  failure: { words: string | undefined; retry: () => void } | null;
}

function isochroneRequest({ center, minutes, mode }: Travel, locale: string): string {
  return `/api-next/geography/isochrone/?lat=${center.lat}&lng=${center.lng}&minutes=${minutes}&mode=${mode}&locale=${locale}`;
}

/** Where each of the journeys gets one; a search has two at most. */
export function useIsochrones([first, second]: readonly Travel[]): Reach[] {
  return [useReach(first ?? null), useReach(second ?? null)].flatMap((reach) => reach ?? []);
}

function useReach(journey: Travel | null): Reach | null {
  const { http, locale } = useRemote();
  const request = journey && isochroneRequest(journey, locale);
  const { data, error, isFetching, isError, refetch } = useQuery({
    queryKey: ['isochrone', request],
    queryFn: ({ signal }) => (request === null ? null : http.get<Isochrone>(request, { signal })),
    enabled: request !== null,
    staleTime: FRESH_MS,
    retry: false,
  });
  return journey && {
    journey,
    isochrone: data ?? null,
    failure: isError && !isFetching ? { words: isAppError(error) ? error.words : undefined, retry: () => void refetch() } : null,
  };
}
