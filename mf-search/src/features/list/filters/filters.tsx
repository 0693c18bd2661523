import { searchPath, type SearchCriteria } from '@kvadrat/contracts/search';
import { useFormat, useHref, useLayer } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { PlaceField } from '../../../components/place-field';
import { addressOf, formOf, type SearchForm } from '../../../lib/search-form';

import { useResultCount } from '../../../lib/use-result-count';
import { useSearchForm } from '../../../lib/use-search-form';
import type { FoundList } from '../list-loader';
import { FILTERS_FORM_ID } from '../filters-form-id';
import { useKeepsMap } from '../map/on-map';
import { CarriedFields } from './carried-fields';
import { FilterButtons, type FilterSection } from './filter-buttons';
import { FilterPanel } from './filter-panel';
import { FilterSections } from './filter-sections';
import { countsOf, OptionCounts } from './option-counts';
import { PlaceParts } from './place-parts';
import { PlaceWays } from './place-ways';
import { shownPlaces } from './shown-places';
import { useFacets } from './use-facets';
import { SHORT, usePanelOpen } from './use-panel-open';
import { usePlaceChoice } from './use-place-choice';
import styles from './filters.module.css';

/**
 * The bar over a list: place, and buttons that open the panel of all filters. One plain GET form, so
 * that it works where scripts are off; the panel is a native popover, which needs none either.
 *
 * It is a long form on slow phones: each part is drawn again for its own answers only, and the counts of all of them
 * follow when nothing else is to be done.
 */
export function Filters({
  criteria,
  found,
  typedPlace,
}: {
  criteria: SearchCriteria;
  /** The shown list; null when the search did not answer. */
  found: FoundList | null;
  /** In a form without scripts. */
  typedPlace: string | null;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const href = useHref();
  const panel = useRef<HTMLDivElement>(null);
  const initial = useMemo(
    () => formOf(criteria, shownPlaces(criteria, found, typedPlace), format.number),
    [criteria, found, typedPlace, format],
  );
  const keepsMap = useKeepsMap();
  const close = useCallback(() => closePopover(panel.current), []);
  const addressFor = useCallback((wanted: SearchForm): string => keepsMap(addressOf(wanted)), [keepsMap]);
  const state = useSearchForm(initial, { addressFor, onSearch: close });
  const { form, read, ref, onSubmit } = state;
  const count = useResultCount(form, initial, found?.response ?? null);

  const open = usePanelOpen(panel);
  useLayer(open, close);
  const answer = useDeferredValue(useFacets(form, open));
  const { whole, parts, choosePart, placeAs } = usePlaceChoice(state, { initial, found, open, addressFor });
  const shownAddress = useMemo(() => addressFor(initial), [addressFor, initial]);

  const countOf = useMemo(() => countsOf(answer, format.number), [answer, format]);
  const openAt = useOpenAt(panel, open);

  return (
    <form
      id={FILTERS_FORM_ID}
      ref={ref}
      role="search"
      aria-label={t`Filtri pretrage`}
      className={styles.bar}
      method="get"
      action={href(searchPath({ ...criteria, place: null }))}
      onSubmit={onSubmit}
      noValidate
    >
      <CarriedFields criteria={criteria} />
      <PlaceField value={form.place} className={styles.place} hideLabel onChange={placeAs} />
      <FilterButtons criteria={criteria} onOpen={openAt} />
      <FilterPanel ref={panel} criteria={criteria} found={count}>
        <OptionCounts value={countOf}>
          <FilterSections
            state={state}
            answer={answer}
            place={
              <>
                <PlaceParts parts={parts} whole={whole} chosen={form.place.chosen} onChange={choosePart} />
                <PlaceWays
                  read={read}
                  address={shownAddress}
                  hasParts={whole.length > 0 && parts.length > 0}
                  onLeave={close}
                />
              </>
            }
          />
        </OptionCounts>
      </FilterPanel>
    </form>
  );
}

/** Opens the panel at a section: the focus is in it, and it stays in sight when what stands before it comes later. */
function useOpenAt(panel: RefObject<HTMLElement | null>, open: boolean): (section: FilterSection) => void {
  const asked = useRef<FilterSection>('all');
  useEffect(() => {
    if (!open || asked.current === 'all') return;
    // At its upper edge browsers hold it where it is while the content above grows.
    panel.current?.querySelector(`[data-section="${asked.current}"]`)?.scrollIntoView({ block: 'start' });
  }, [panel, open]);
  return useCallback(
    (section) => {
      asked.current = section;
      focusSection(panel, section);
    },
    [panel],
  );
}

/** Puts the focus into a section of the panel that is being opened. */
function focusSection(panel: RefObject<HTMLElement | null>, section: FilterSection): void {
  // The browser opens the panel after this click.
  requestAnimationFrame(() => {
    // Its end takes no focus while it is left out.
    if (section === 'more') panel.current?.removeAttribute(SHORT);
    panel.current
      ?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input:not([type="range"]), select, h2)`)
      ?.focus();
  });
}

/** The same list again keeps its page, and so its panel. */
function closePopover(element: HTMLElement | null): void {
  if (element !== null && 'hidePopover' in element) element.hidePopover();
}
