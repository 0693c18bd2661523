import { searchPath, type SearchCriteria } from '@kvadrat/contracts/search';
import { useHref, useRemote } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { PlaceField } from '../../../components/place-field';
import type { FormPlace, FormPlaces } from '../../../lib/form-place';
import { addressOf, formOf, lookingIn, type SearchForm } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { useLayer } from '../../../lib/use-layer';
import { useResultCount } from '../../../lib/use-result-count';
import { useSearchForm } from '../../../lib/use-search-form';
import type { FoundList } from '../list-loader';
import { FILTERS_FORM_ID } from '../filters-form-id';
import { useKeepsMap } from '../map/on-map';
import { BoundFields } from './bound-fields';
import { CarriedFields } from './carried-fields';
import { BathroomsField, CountRangeFields } from './count-fields';
import { FilterButtons, type FilterSection } from './filter-buttons';
import { FilterPanel } from './filter-panel';
import { KeywordField } from './keyword-field';
import { OfferFields } from './offer-fields';
import { countsOf, OptionCounts } from './option-counts';
import { isShown, OptionFields } from './option-fields';
import { PlaceParts } from './place-parts';
import { PlaceWays } from './place-ways';
import { RangeFields } from './range-fields';
import { shownPlaces } from './shown-places';
import { useFacets } from './use-facets';
import { SHORT, usePanelOpen } from './use-panel-open';
import styles from './filters.module.css';

/**
 * The bar over a list: place, and buttons that open the panel of all filters. One plain GET form, so
 * that it works where scripts are off; the panel is a native popover, which needs none either.
 *
 * It is a long form on slow phones: each part is drawn again for its own answers only, and the counts of all of them
 * follow when nothing else is to be done.
 */
export function Filters({ criteria, found, typedPlace }: {
  criteria: SearchCriteria;
  /** The shown list; null when the search did not answer. */
  found: FoundList | null;
  /** In a form without scripts. */
  typedPlace: string | null;
}): ReactElement {
  const { t } = useLingui();
  const { flags, navigate } = useRemote();
  const format = useFormat();
  const href = useHref();
  const panel = useRef<HTMLDivElement>(null);
  const initial = useMemo(() => formOf(criteria, shownPlaces(criteria, found, typedPlace), format.number), [criteria, found, typedPlace, format]);
  const keepsMap = useKeepsMap();
  const close = useCallback(() => closePopover(panel.current), []);
  const addressFor = useCallback((wanted: SearchForm): string => keepsMap(addressOf(wanted)), [keepsMap]);
  const { form, change, errorOf, read, ref, onSubmit } = useSearchForm(initial, { addressFor, onSearch: close });
  const count = useResultCount(form, initial, found?.response ?? null);

  const open = usePanelOpen(panel);
  useLayer(open, close);
  const answer = useDeferredValue(useFacets(form, open));
  // Of the page's place, also while some of its parts are chosen.
  const here = found?.response.place ?? null;
  const whole = useMemo(() => (here === null ? [] : [{ ...here, within: [] }]), [here]);
  const everywhereHere = useMemo(() => ({ ...form, place: { text: '', chosen: whole } }), [form, whole]);
  const parts = useDeferredValue(useFacets(everywhereHere, open))?.places ?? NO_PARTS;
  const shownAddress = useMemo(() => addressFor(initial), [addressFor, initial]);

  const countOf = useMemo(() => countsOf(answer, format.number), [answer, format]);
  const openAt = useCallback((section: FilterSection) => focusSection(panel, section), []);
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
  const choosePart = useCallback((chosen: readonly FormPlace[]) => change(lookingIn(initial, { text: '', chosen })), [change, initial]);
  const section = (name: FilterSection, fields: ReactElement): ReactElement => <div data-section={name} className={styles.section}>{fields}</div>;

  return (
    <form id={FILTERS_FORM_ID} ref={ref} role="search" aria-label={t`Filtri pretrage`} className={styles.bar} method="get" action={href(searchPath({ ...criteria, place: null }))} onSubmit={onSubmit} noValidate>
      <CarriedFields criteria={criteria} />
      <PlaceField value={form.place} className={styles.place} hideLabel onChange={placeAs} />
      <FilterButtons criteria={criteria} onOpen={openAt} />
      <FilterPanel ref={panel} criteria={criteria} found={count}>
        <OptionCounts value={countOf}>
          {section('offer', <OfferFields contract={form.contract} category={form.category} typologies={form.typologies} read={read} change={change} />)}
          {section(
            'place',
            <>
              <PlaceParts parts={parts} whole={whole} chosen={form.place.chosen} onChange={choosePart} />
              <PlaceWays read={read} address={shownAddress} hasParts={here !== null && parts.length > 0} onLeave={close} />
            </>,
          )}
          {section('price', <RangeFields legend={t`Cijena`} range="price" value={form.price} change={change} errorOf={errorOf} answer={answer} />)}
          {section('surface', <RangeFields legend={t`Površina`} range="surface" value={form.surface} change={change} errorOf={errorOf} answer={answer} />)}
          {isShown(form, 'rooms') && section('rooms', <CountRangeFields legend={t`Broj soba`} range="rooms" value={form.rooms} change={change} errorOf={errorOf} answer={answer} />)}
          {section(
            'more',
            <>
              {flags.bedroomSearch && isShown(form, 'bedrooms') && (
                <CountRangeFields legend={t`Spavaće sobe`} range="bedrooms" value={form.bedrooms} change={change} errorOf={errorOf} answer={answer} />
              )}
              {isShown(form, 'bathrooms') && <BathroomsField value={form.bathrooms} change={change} />}
              <BoundFields form={form} change={change} />
              <OptionFields form={form} change={change} />
              <KeywordField value={form.keyword} change={change} />
            </>,
          )}
        </OptionCounts>
      </FilterPanel>
    </form>
  );
}

const NO_PARTS: readonly [] = [];

/** Puts the focus into a section of the panel that is being opened. */
function focusSection(panel: RefObject<HTMLElement | null>, section: FilterSection): void {
  // The browser opens the panel after this click.
  requestAnimationFrame(() => {
    // Its end takes no focus while it is left out.
    if (section === 'more') panel.current?.removeAttribute(SHORT);
    panel.current?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, select, h2)`)?.focus();
  });
}

/** The same list again keeps its page, and so its panel. */
function closePopover(element: HTMLElement | null): void {
  if (element !== null && 'hidePopover' in element) element.hidePopover();
}
