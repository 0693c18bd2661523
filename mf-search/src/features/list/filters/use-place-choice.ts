import type { SearchFacets } from '@kvadrat/contracts/api';
import { useHref, useRemote } from '@kvadrat/remote-kit';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { FormPlace, FormPlaces } from '../../../lib/form-place';
import { lookingIn, type SearchForm } from '../../../lib/search-form';
import type { SearchFormState } from '../../../lib/use-search-form';
import type { FoundList } from '../list-loader';
import { useFacets } from './use-facets';

/** Where a search looks, and what can be chosen there. */
export interface PlaceChoice {
  /** The page's place, also while some of its parts are chosen; nothing for the whole country. */
  whole: readonly FormPlace[];
  parts: SearchFacets['places'];
  choosePart: (chosen: readonly FormPlace[]) => void;
  /** Takes what the place box says. */
  placeAs: (changed: FormPlaces) => void;
}

export function usePlaceChoice(
  { form, change, read }: Pick<SearchFormState, 'form' | 'change' | 'read'>,
  {
    initial,
    found,
    open,
    addressFor,
  }: {
    initial: SearchForm;
    found: FoundList | null;
    /** Whether the parts are in sight. */
    open: boolean;
    addressFor: (form: SearchForm) => string;
  },
): PlaceChoice {
  const { navigate } = useRemote();
  const href = useHref();
  const here = found?.response.place ?? null;
  const whole = useMemo(() => (here === null ? [] : [{ ...here, within: [] }]), [here]);
  const everywhereHere = useMemo(() => ({ ...form, place: { text: '', chosen: whole } }), [form, whole]);
  const parts = useDeferredValue(useFacets(everywhereHere, open))?.places ?? NO_PARTS;
  const placeAs = useCallback(
    (changed: FormPlaces): void => {
      const before = read();
      const elsewhere = lookingIn(initial, changed);
      change(elsewhere);
      // A place that is chosen or given up is a whole answer; a typed one waits for the form to be sent.
      if (changed.chosen !== before.place.chosen) navigate(href(addressFor({ ...before, ...elsewhere })));
    },
    [read, change, initial, addressFor, href, navigate],
  );
  const choosePart = useCallback(
    (chosen: readonly FormPlace[]) => change(lookingIn(initial, { text: '', chosen })),
    [change, initial],
  );
  return { whole, parts, choosePart, placeAs };
}

const NO_PARTS: SearchFacets['places'] = [];
