import { useRemote } from '@kvadrat/remote-kit';
import type { SearchMap } from '@kvadrat/contracts/api';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { MapBounds, MapView } from '@kvadrat/map-kit';
import { keepPreviousData, skipToken, useQuery } from '@kvadrat/remote-kit/query';
import { useHiddenKey } from '../../../../lib/use-hidden-key';
import { boundsAround, isEverywhere, standpointOf } from './map-address';
import { mapRequest, nearView } from './map-request';

/** Squares of this zoom are small enough to say where a town is, and few enough for a county. */
const EXTENT_ZOOM = 12;
const FRESH_MS = 60_000;
const RETRIES = 1;

export interface MapAnswer {
  /** The newest answer; while another is on its way the one before, so that nothing flickers. */
  shown: SearchMap | null;
  /** Whether the answer is for the search as the address has it, not for the one before or only for what is in sight. */
  isWhole: boolean;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * What the map shows of a search. Each request has its own answer and an older one is given up with its request, so that
 * it never replaces a newer one.
 * @param view null while the map does not stand yet
 */
export function useMapAnswer(criteria: SearchCriteria, view: MapView | null): MapAnswer {
  const whole = useMapQuery(view === null ? null : { criteria, zoom: view.zoom });
  const capped = view !== null && whole.data?.capped === true && !whole.isPlaceholderData;
  const near = useMapQuery(capped ? { criteria: nearView(criteria, view.bounds), zoom: view.zoom } : null);
  const answer = capped && near.data !== undefined ? near : whole;
  return {
    shown: answer.data ?? null,
    isWhole: answer === whole && !whole.isPlaceholderData,
    pending: whole.isFetching || near.isFetching,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}

/**
 * Bounds of all that a search finds, for an address that does not say where the map stands: undefined while nobody
 * knows, null where nothing is found or the search is for the whole country.
 */
export function useExtent(criteria: SearchCriteria): MapBounds | null | undefined {
  const { viewport } = criteria;
  const asked = standpointOf(criteria) === null && viewport === null && !isEverywhere(criteria);
  const { data, isError, isPlaceholderData } = useMapQuery(asked ? { criteria, zoom: EXTENT_ZOOM } : null);
  if (!asked) return viewport;
  if (data === undefined || isPlaceholderData) return isError ? null : undefined;
  return boundsAround(data.clusters?.lat ?? [], data.clusters?.lng ?? []);
}

function useMapQuery(asked: { criteria: SearchCriteria; zoom: number } | null) {
  const { flags, http, locale } = useRemote();
  const hidden = useHiddenKey();
  const address = asked === null ? null : mapRequest(asked.criteria, asked.zoom, locale, flags);
  return useQuery({
    queryKey: ['map', address, hidden],
    queryFn: address === null ? skipToken : ({ signal }) => http.get(address, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    retry: RETRIES,
    placeholderData: keepPreviousData,
  });
}
