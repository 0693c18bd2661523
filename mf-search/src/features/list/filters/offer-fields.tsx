import { useWords } from '@kvadrat/build/remote';
import { isCategoryCode, type CategoryCode } from '@kvadrat/contracts/vocabulary';
import { Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { OfferTabs } from '../../../components/offer-tabs';
import { Tiles } from '../../../components/tiles';
import { OFFERED_CATEGORIES, typologiesOf } from '../../../lib/offered-categories';
import type { SearchForm } from '../../../lib/search-form';

/** What is sought: sale or rent, category, property types of the category. */
export function OfferFields({ form, change }: { form: SearchForm; change: (part: Partial<SearchForm>) => void }): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const typologies = typologiesOf(form.category);
  const offered: readonly CategoryCode[] = OFFERED_CATEGORIES;
  const categories = offered.includes(form.category) ? offered : [form.category, ...offered];
  return (
    <>
      <OfferTabs value={form.contract} onChange={(contract) => change({ contract })} />
      <Select
        label={t`Kategorija`}
        name="idCategoria"
        value={form.category}
        onChange={(event) => {
          const category = Number(event.target.value);
          // Types of another category would find nothing.
          if (isCategoryCode(category)) change({ category, typologies: form.typologies.filter((code) => typologiesOf(category).includes(code)) });
        }}
        options={categories.map((code) => ({ value: String(code), label: word('categories', code) }))}
      />
      {typologies.length > 0 && (
        <Tiles
          legend={t`Vrsta nekretnine`}
          tiles={typologies.map((code) => ({
            name: 'idTipologia',
            value: String(code),
            label: word('typologies', code),
            checked: form.typologies.includes(code),
            onChange: (checked) => change({ typologies: typologies.filter((other) => (other === code ? checked : form.typologies.includes(other))) }),
          }))}
        />
      )}
    </>
  );
}
