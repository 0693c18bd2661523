import { useHref, useWords } from '@kvadrat/remote-kit';
import type { SearchCount } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { isCategoryCode } from '@kvadrat/contracts/vocabulary';
import { Button, NumberField, SearchIcon, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { OfferTabs } from '../../components/offer-tabs';
import { PlaceField } from '../../components/place-field';
import { OFFERED_CATEGORIES } from '../../lib/offered-categories';
import { EMPTY_FORM } from '../../lib/search-form';
import { useResultCount } from '../../lib/use-result-count';
import { useSearchForm } from '../../lib/use-search-form';
import styles from './finder.module.css';

/** The first search: what, where, up to how much. A plain GET form where scripts are off. */
export function Finder({ known }: { known: SearchCount | null }): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const href = useHref();
  const { form, change, errorOf, ref, onSubmit } = useSearchForm(EMPTY_FORM);
  const found = useResultCount(form, EMPTY_FORM, known);
  return (
    <form
      ref={ref}
      className={styles.finder}
      role="search"
      method="get"
      action={href(PATHS.defaultSearch)}
      onSubmit={onSubmit}
      noValidate
    >
      <OfferTabs value={form.contract} onChange={(contract) => change({ contract })} />
      <div className={styles.fields}>
        <PlaceField value={form.place} onChange={(place) => change({ place })} className={styles.place} />
        <Select
          label={t`Vrsta nekretnine`}
          name="idCategoria"
          value={form.category}
          onChange={(event) => {
            const category = Number(event.target.value);
            if (isCategoryCode(category)) change({ category });
          }}
          options={OFFERED_CATEGORIES.map((code) => ({ value: String(code), label: word('categories', code) }))}
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
          {found === null ? <Trans>Prikaži oglase</Trans> : <AdCount {...found} />}
        </Button>
      </div>
    </form>
  );
}
