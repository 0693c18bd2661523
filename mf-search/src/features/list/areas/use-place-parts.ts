import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, searchAddress, type PlacePart } from '@kvadrat/contracts/api';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { useQuery } from '@kvadrat/remote-kit/query';
import { placesInAddress, type FormPlace } from '../../../lib/form-place';
import { NO_VIEW } from '../../../lib/search-form';

/** A part with how many ads of the search it has. */
export interface CountedPart extends PlacePart {
  count: number;
}

const NO_PARTS: readonly CountedPart[] = [];

/** Asks for the parts of a place; those without ads of the search are left out, unless the search looks there. */
export function usePlaceParts(
  whole: FormPlace,
  places: readonly FormPlace[],
  criteria: SearchCriteria,
): { parts: readonly CountedPart[]; isError: boolean } {
  const { http, locale } = useRemote();
  const facets = searchAddress(
    'facets',
    searchUrl({ ...criteria, ...NO_VIEW, ...placesInAddress([whole]), page: 1 }),
    locale,
  );
  const { data: parts = NO_PARTS, isError } = useQuery({
    queryKey: ['parts', whole.id, facets],
    queryFn: async ({ signal }) => {
      const [all, { places: held }] = await Promise.all([
        http.get(apiAddress('geography/parts', { place: whole.id }), { signal }),
        http.get(facets, { signal }),
      ]);
      const counts = new Map(held.map(({ id, count }) => [id, count]));
      return all
        .map((part) => ({ ...part, count: counts.get(part.id) ?? 0 }))
        .filter(({ id, count }) => count > 0 || places.some((place) => place.id === id));
    },
    staleTime: Infinity,
    retry: false,
  });
  return { parts, isError };
}
