import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Button, FilterIcon, TextField } from '@kvadrat/ui-kit';
import { KEYWORD_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PlaceField } from '../../../components/place-field';
import { formOf, type SearchForm } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { useSearchForm } from '../../../lib/use-search-form';
import { activeFilters } from '../active-filters';
import { CarriedFields } from './carried-fields';
import { OfferFields } from './offer-fields';
import { RangeFields, RoomFields } from './range-fields';
import styles from './filters.module.css';

/** Id of the form; the sort select stands elsewhere and belongs to it. */
export const FILTERS_FORM_ID = 'filtri';

/** All filters of a list. A disclosure on narrow screens; a plain GET form where scripts are off. */
export function Filters({ criteria, place, action }: {
  criteria: SearchCriteria;
  place: SearchForm['place'];
  action: string;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const { form, change, errorOf, ref, onSubmit } = useSearchForm(formOf(criteria, place, format.number));
  const count = activeFilters(criteria).length;
  return (
    <details className={styles.filters}>
      <summary>
        <FilterIcon />
        <Trans>Filtri</Trans>
        {count > 0 && <b>{count}</b>}
      </summary>
      <form
        id={FILTERS_FORM_ID}
        ref={ref}
        role="search"
        aria-label={t`Filtri pretrage`}
        className={styles.form}
        method="get"
        action={action}
        onSubmit={onSubmit}
        noValidate
      >
        <CarriedFields criteria={criteria} />
        <PlaceField value={form.place} onChange={(changed) => change({ place: changed, placeIds: {} })} />
        <OfferFields form={form} change={change} />
        <RangeFields
          legend={t`Cijena`}
          range="price"
          suffix="€"
          value={form.price}
          onChange={(price) => change({ price })}
          errorOf={errorOf}
        />
        <RangeFields
          legend={t`Površina`}
          range="surface"
          suffix="m²"
          value={form.surface}
          onChange={(surface) => change({ surface })}
          errorOf={errorOf}
        />
        <RoomFields value={form.rooms} onChange={(rooms) => change({ rooms })} errorOf={errorOf} />
        <TextField
          label={t`Ključna riječ`}
          name="keyword"
          placeholder={t`balkon, pogled na more…`}
          maxLength={KEYWORD_MAX_LENGTH}
          value={form.keyword ?? ''}
          onChange={(event) => change({ keyword: event.target.value })}
        />
        <div className={styles.submit}>
          <Button type="submit" kind="primary"><Trans>Prikaži oglase</Trans></Button>
        </div>
      </form>
    </details>
  );
}
