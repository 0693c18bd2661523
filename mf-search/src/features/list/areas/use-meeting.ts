import type { MultiPolygon } from 'geojson';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { meetingOf } from './meeting';
import type { Reach } from './use-isochrones';

/** Where two can both be in time; null for one, and while it is not known. */
export function useMeeting(reaches: readonly Reach[]): MultiPolygon | null {
  const [one, other] = reaches;
  const both =
    one !== undefined && other !== undefined && one.isochrone !== null && other.isochrone !== null
      ? ([one.isochrone, other.isochrone] as const)
      : null;
  const { data } = useQuery({
    queryKey: ['meeting', one?.journey, other?.journey, both?.map(({ generatedAt }) => generatedAt)],
    queryFn: () => (both === null ? null : meetingOf(both[0].geometry, both[1].geometry)),
    enabled: both !== null,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return both === null ? null : (data ?? null);
}
