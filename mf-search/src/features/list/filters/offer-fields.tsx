import { useWords } from '@kvadrat/remote-kit';
import type { SearchFlag } from '@kvadrat/contracts/search';
import { isCategoryCode, type CategoryCode } from '@kvadrat/contracts/vocabulary';
import { Select } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState, type ReactElement } from 'react';
import { OfferTabs } from '../../../components/offer-tabs';
import { Tiles } from '../../../components/tiles';
import { withoutUnasked, type AskedField } from '../../../lib/category-fields';
import { OFFERED_CATEGORIES, typologiesOf } from '../../../lib/offered-categories';
import type { SearchForm } from '../../../lib/search-form';
import { useOptionLabel } from '../../../lib/use-option-label';
import type { ChangeForm } from '../../../lib/use-search-form';
import { useOptionCounts, withCount } from './option-counts';
import styles from './filters.module.css';

const FIELD_NAMES: Readonly<Record<AskedField, MessageDescriptor>> = {
  rooms: msg`Broj soba`,
  bedrooms: msg`Spavaće sobe`,
  bathrooms: msg`Najmanje kupaonica`,
  energyLevels: msg`Energetski razred`,
  conditions: msg`Stanje`,
  floorPositions: msg`Kat`,
  parkings: msg`Garaža i parking`,
  heatings: msg`Grijanje i hlađenje`,
  gardens: msg`Vrt`,
  views: msg`Pogled`,
  legal: msg`Vlasništvo i dozvole`,
  seaDistanceMax: msg`Udaljenost od mora`,
  builtAfter: msg`Godina gradnje`,
  plot: msg`Površina zemljišta`,
  floor: msg`Kat`,
  availableBy: msg`Useljivo najkasnije`,
  pricePerMetre: msg`Cijena po m²`,
  advertisers: msg`Oglašivač`,
  publishedWithin: msg`Objavljeno`,
};

function isAsked(option: AskedField | SearchFlag): option is AskedField {
  return Object.hasOwn(FIELD_NAMES, option);
}

/** What is sought: sale or rent, category, property types of the category. */
export const OfferFields = memo(function OfferFields({
  contract,
  category,
  typologies: chosen,
  read,
  change,
}: Pick<SearchForm, 'contract' | 'category' | 'typologies'> & {
  /** The whole form, which may hold answers to what another category is not asked. */
  read: () => SearchForm;
  change: ChangeForm;
}): ReactElement {
  const { t, i18n } = useLingui();
  const word = useWords();
  const labelOf = useOptionLabel();
  const countOf = useOptionCounts();
  const [dropped, setDropped] = useState<readonly (AskedField | SearchFlag)[]>([]);
  const typologies = typologiesOf(category);
  const offered: readonly CategoryCode[] = OFFERED_CATEGORIES;
  const categories = offered.includes(category) ? offered : [category, ...offered];
  const nameOf = (option: AskedField | SearchFlag): string =>
    isAsked(option) ? i18n._(FIELD_NAMES[option]) : labelOf(option);
  const turnTo = (part: Partial<SearchForm>): void => {
    const { form: left, dropped: gone } = withoutUnasked({ ...read(), ...part });
    setDropped(gone);
    change(left);
  };
  const names = dropped.map(nameOf).join(', ');
  return (
    <>
      <OfferTabs value={contract} onChange={(turned) => turnTo({ contract: turned })} />
      <Select
        label={t`Kategorija`}
        name="idCategoria"
        value={category}
        onChange={(event) => {
          const turned = Number(event.target.value);
          // Types of another category would find nothing.
          if (isCategoryCode(turned))
            turnTo({ category: turned, typologies: chosen.filter((code) => typologiesOf(turned).includes(code)) });
        }}
        options={categories.map((code) => ({
          value: String(code),
          label: withCount(word('categories', code), countOf('idCategoria', String(code))),
        }))}
      />
      <div role="status">
        {names !== '' && (
          <p className={styles.dropped}>
            <Trans>Ne vrijedi za ovu kategoriju, pa smo izostavili: {names}.</Trans>
          </p>
        )}
      </div>
      {typologies.length > 0 && (
        <Tiles
          legend={t`Vrsta nekretnine`}
          tiles={typologies.map((code) => ({
            name: 'idTipologia',
            value: String(code),
            label: word('typologies', code),
            count: countOf('idTipologia', String(code)),
            checked: chosen.includes(code),
            onChange: (checked) =>
              change({ typologies: typologies.filter((other) => (other === code ? checked : chosen.includes(other))) }),
          }))}
        />
      )}
    </>
  );
});
