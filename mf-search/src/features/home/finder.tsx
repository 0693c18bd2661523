import { PATHS } from '@kvadrat/contracts/paths';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { isCategoryCode, isSearchableContract } from '@kvadrat/contracts/vocabulary';
import { Button, NumberField, SearchIcon, Segments, Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PlaceField } from '../../components/place-field';
import { CATEGORY_LABELS, OFFERED_CATEGORIES } from '../../lib/category-labels';
import { EMPTY_FORM } from '../../lib/search-form';
import { useHref } from '../../lib/use-href';
import { useSearchForm } from '../../lib/use-search-form';
import styles from './home.module.css';

/** The first search: what, where, up to how much. A plain GET form where scripts are off. */
export function Finder(): ReactElement {
  const { t, i18n } = useLingui();
  const href = useHref();
  const { form, change, errorOf, ref, onSubmit } = useSearchForm(EMPTY_FORM);
  return (
    <form ref={ref} className={styles.finder} role="search" method="get" action={href(PATHS.defaultSearch)} onSubmit={onSubmit} noValidate>
      <Segments
        legend={t`Vrsta ponude`}
        hideLegend
        name="idContratto"
        value={String(form.contract)}
        onChange={(value) => {
          const contract = Number(value);
          if (isSearchableContract(contract)) change({ contract });
        }}
        options={[
          { value: '1', label: t`Kupnja` },
          { value: '2', label: t`Najam` },
        ]}
        className={styles.offer}
      />
      <PlaceField value={form.place} onChange={(place) => change({ place })} className={styles.place} />
      <Select
        label={t`Vrsta nekretnine`}
        name="idCategoria"
        value={form.category}
        onChange={(event) => {
          const category = Number(event.target.value);
          if (isCategoryCode(category)) change({ category });
        }}
        options={OFFERED_CATEGORIES.map((code) => ({ value: String(code), label: i18n._(CATEGORY_LABELS[code]) }))}
      />
      <NumberField
        label={t`Najviša cijena`}
        name={RANGE_PARAMETERS.price.max}
        suffix="€"
        placeholder={t`Bez granice`}
        value={form.price.max}
        onChange={(event) => change({ price: { ...form.price, max: event.target.value } })}
        error={errorOf('price.max')}
      />
      <Button type="submit" kind="primary" className={styles.go}>
        <SearchIcon />
        {t`Pretraži oglase`}
      </Button>
    </form>
  );
}
