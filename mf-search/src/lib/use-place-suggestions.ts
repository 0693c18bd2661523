import { useFormat, useRemote } from '@kvadrat/remote-kit';
import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useDebounced } from '../components/use-debounced';
import { suggestPlaces } from './suggest-places';

const DEBOUNCE_MS = 150;
const SHORTEST_QUERY = 2;

/** A place as a box of suggestions shows it. */
interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  note: string;
  place: PlaceSuggestion;
}

export interface PlaceSuggestions {
  options: PlaceOption[];
  /** Whether they cannot be had. */
  failed: boolean;
  /** For readers: how many there are. */
  status: string;
}

/** Places for what is typed into a box. @param asked false while the text needs none, such as that of a chosen place */
export function usePlaceSuggestions(text: string, asked: boolean): PlaceSuggestions {
  const { t } = useLingui();
  const { http, locale } = useRemote();
  const format = useFormat();
  const query = useDebounced(text.trim(), DEBOUNCE_MS);
  const wanted = asked && query.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => suggestPlaces(http, query, { locale, signal }),
    enabled: wanted,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const places = wanted && data !== undefined ? data : [];
  const status = (): string => {
    if (!wanted || data === undefined) return '';
    return places.length === 0 ? t`Nema mjesta s takvim imenom.` : t`Broj prijedloga: ${places.length}`;
  };
  return {
    options: places.map((place) => ({
      id: String(place.id),
      label: place.label,
      detail: place.parent === null ? place.kind : `${place.kind}, ${place.parent}`,
      note: format.number(place.count),
      place,
    })),
    failed: wanted && isError,
    status: status(),
  };
}
