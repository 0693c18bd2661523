import { isCategoryCode, isSearchableContract, isTypologyCode, type CategoryCode } from '@kvadrat/contracts/vocabulary';
import { Options, Segments, Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CATEGORY_LABELS, OFFERED_CATEGORIES } from '../../../lib/category-labels';
import type { SearchForm } from '../../../lib/search-form';
import { TYPOLOGY_LABELS, typologiesOf } from '../../../lib/typology-labels';

/** What is sought: sale or rent, category, property types of the category. */
export function OfferFields({ form, change }: { form: SearchForm; change: (part: Partial<SearchForm>) => void }): ReactElement {
  const { t, i18n } = useLingui();
  const typologies = typologiesOf(form.category);
  const offered: readonly CategoryCode[] = OFFERED_CATEGORIES;
  const categories = offered.includes(form.category) ? offered : [form.category, ...offered];
  return (
    <>
      <Segments
        legend={t`Vrsta ponude`}
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
      />
      <Select
        label={t`Kategorija`}
        name="idCategoria"
        value={form.category}
        onChange={(event) => {
          const category = Number(event.target.value);
          // Types of another category would find nothing.
          if (isCategoryCode(category)) change({ category, typologies: form.typologies.filter((code) => typologiesOf(category).includes(code)) });
        }}
        options={categories.map((code) => ({ value: String(code), label: i18n._(CATEGORY_LABELS[code]) }))}
      />
      {typologies.length > 0 && (
        <Options
          legend={t`Vrsta nekretnine`}
          name="idTipologia"
          values={form.typologies.map(String)}
          onChange={(values) => change({ typologies: values.map(Number).filter(isTypologyCode).sort((a, b) => a - b) })}
          options={typologies.map((code) => ({ value: String(code), label: i18n._(TYPOLOGY_LABELS[code]) }))}
        />
      )}
    </>
  );
}
