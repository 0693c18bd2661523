import { KEYWORD_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { searchPath, type SearchCriteria } from '@kvadrat/contracts/search';
import { useRemote } from '@kvadrat/build/remote';
import { Select, TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { PlaceField } from '../../../components/place-field';
import { addressOf, formOf, lookingIn, type SearchForm } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { useHref } from '../../../lib/use-href';
import { useLayer } from '../../../lib/use-layer';
import { useResultCount } from '../../../lib/use-result-count';
import { useSearchForm } from '../../../lib/use-search-form';
import type { FoundList } from '../list-loader';
import { FILTERS_FORM_ID } from '../filters-form-id';
import { useKeepsMap } from '../map/on-map';
import { AreaWays } from './area-ways';
import { AroundMe } from './around-me';
import { BoundFields } from './bound-fields';
import { CarriedFields } from './carried-fields';
import { FilterButtons, type FilterSection } from './filter-buttons';
import { FilterPanel } from './filter-panel';
import { OfferFields } from './offer-fields';
import { countsOf, OptionCounts } from './option-counts';
import { isShown, OptionFields } from './option-fields';
import { PlaceParts } from './place-parts';
import { QuickSteps } from './quick-steps';
import { countChoices, CountRangeFields, RangeFields } from './range-fields';
import { shownPlaces } from './shown-places';
import { useFacets } from './use-facets';
import { usePanelOpen } from './use-panel-open';
import styles from './filters.module.css';

/**
 * The bar over a list: place, and buttons that open the panel of all filters. One plain GET form, so
 * that it works where scripts are off; the panel is a native popover, which needs none either.
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
  const initial = formOf(criteria, shownPlaces(criteria, found, typedPlace), format.number);
  const keepsMap = useKeepsMap();
  const addressFor = (wanted: SearchForm): string => keepsMap(addressOf(wanted));
  const { form, change, errorOf, ref, onSubmit } = useSearchForm(initial, { addressFor, onSearch: () => closePopover(panel.current) });
  const count = useResultCount(form, initial, found?.response ?? null);

  const open = usePanelOpen(panel);
  useLayer(open, () => closePopover(panel.current));
  const answer = useFacets(form, open);
  // Of the page's place, also while some of its parts are chosen.
  const here = found?.response.place ?? null;
  const whole = here === null ? [] : [{ ...here, within: [] }];
  const parts = useFacets({ ...form, place: { text: '', chosen: whole } }, open)?.places ?? [];

  const countOf = countsOf(answer, format.number);
  const openAt = (section: FilterSection): void => {
    // The browser opens the panel after this click.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, select, h2)`)?.focus());
  };
  const section = (name: FilterSection, fields: ReactElement): ReactElement => <div data-section={name} className={styles.section}>{fields}</div>;

  return (
    <form id={FILTERS_FORM_ID} ref={ref} role="search" aria-label={t`Filtri pretrage`} className={styles.bar} method="get" action={href(searchPath({ ...criteria, place: null }))} onSubmit={onSubmit} noValidate>
      <CarriedFields criteria={criteria} />
      <PlaceField
        value={form.place}
        className={styles.place}
        hideLabel
        onChange={(changed) => {
          const elsewhere = lookingIn(initial, changed);
          change(elsewhere);
          // A place that is chosen or given up is a whole answer; a typed one waits for the form to be sent.
          if (changed.chosen !== form.place.chosen) navigate(href(addressFor({ ...form, ...elsewhere })));
        }}
      />
      <FilterButtons criteria={criteria} onOpen={openAt} />
      <FilterPanel ref={panel} criteria={criteria} found={count}>
        <OptionCounts value={countOf}>
        {section('offer', <OfferFields form={form} change={change} />)}
        {section(
          'place',
          <>
            <PlaceParts parts={parts} whole={whole} chosen={form.place.chosen} onChange={(chosen) => change(lookingIn(initial, { text: '', chosen }))} />
            <div className={styles.ways}>
              <AroundMe form={form} />
              <AreaWays address={addressFor(initial)} hasParts={here !== null && parts.length > 0} onLeave={() => closePopover(panel.current)} />
            </div>
          </>,
        )}
        {section('price', <RangeFields legend={t`Cijena`} range="price" suffix="€" value={form.price} onChange={(price) => change({ price })} errorOf={errorOf}><QuickSteps answer={answer} facet="priceMax" unit="money" onChoose={(max) => change({ price: { ...form.price, max } })} /></RangeFields>)}
        {section('surface', <RangeFields legend={t`Površina`} range="surface" suffix="m²" value={form.surface} onChange={(surface) => change({ surface })} errorOf={errorOf}><QuickSteps answer={answer} facet="surfaceMax" unit="area" onChoose={(max) => change({ surface: { ...form.surface, max } })} /></RangeFields>)}
        {isShown(form, 'rooms') && section('rooms', <CountRangeFields legend={t`Broj soba`} range="rooms" value={form.rooms} onChange={(rooms) => change({ rooms })} errorOf={errorOf} answer={answer} />)}
        {section(
          'more',
          <>
            {flags.bedroomSearch && isShown(form, 'bedrooms') && (
              <CountRangeFields legend={t`Spavaće sobe`} range="bedrooms" value={form.bedrooms} onChange={(bedrooms) => change({ bedrooms })} errorOf={errorOf} answer={answer} />
            )}
            {isShown(form, 'bathrooms') && (
              <Select
                label={t`Najmanje kupaonica`}
                name="bagni"
                value={form.bathrooms ?? ''}
                onChange={(event) => change({ bathrooms: event.target.value === '' ? null : Number(event.target.value) })}
                options={countChoices(String(form.bathrooms ?? ''), t`bilo koliko`, (least) => countOf('bagni', least))}
              />
            )}
            <BoundFields form={form} change={change} />
            <OptionFields form={form} change={change} />
            <TextField
              label={t`Ključna riječ`}
              name="keyword"
              placeholder={t`balkon, pogled na more…`}
              maxLength={KEYWORD_MAX_LENGTH}
              value={form.keyword ?? ''}
              onChange={(event) => change({ keyword: event.target.value })}
            />
          </>,
        )}
        </OptionCounts>
      </FilterPanel>
    </form>
  );
}

/** The same list again keeps its page, and so its panel. */
function closePopover(element: HTMLElement | null): void {
  if (element !== null && 'hidePopover' in element) element.hidePopover();
}
