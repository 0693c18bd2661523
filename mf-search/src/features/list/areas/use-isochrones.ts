import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type Isochrone } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { Travel } from '@kvadrat/contracts/search';
import { skipToken, useQuery } from '@kvadrat/remote-kit/query';

const FRESH_MS = 600_000;

/** How far one gets, or why nobody can say. */
export interface Reach {
  journey: Travel;
  isochrone: Isochrone | null;
  /** The server's own words in the visitor's language, where it had some. */
  failure: { words: string | undefined; retry: () => void } | null;
}

/** Where each of the journeys gets one; a search has two at most. */
export function useIsochrones([first, second]: readonly Travel[]): Reach[] {
  return [useReach(first ?? null), useReach(second ?? null)].flatMap((reach) => reach ?? []);
}

function useReach(journey: Travel | null): Reach | null {
  const { http, locale } = useRemote();
  const address =
    journey &&
    apiAddress('geography/isochrone', {
      lat: journey.center.lat,
      lng: journey.center.lng,
      minutes: journey.minutes,
      mode: journey.mode,
      locale,
    });
  const { data, error, isFetching, isError, refetch } = useQuery({
    queryKey: ['isochrone', address],
    queryFn: address === null ? skipToken : ({ signal }) => http.get(address, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
  return (
    journey && {
      journey,
      isochrone: data ?? null,
      failure:
        isError && !isFetching
          ? { words: isAppError(error) ? error.words : undefined, retry: () => void refetch() }
          : null,
    }
  );
}
