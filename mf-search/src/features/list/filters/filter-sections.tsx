import type { SearchFacets } from '@kvadrat/contracts/api';
import { useRemote } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { SearchFormState } from '../../../lib/use-search-form';
import { BoundFields } from './bound-fields';
import { BathroomsField, CountRangeFields, FloorFields } from './count-fields';
import type { FilterSection } from './filter-buttons';
import { KeywordField } from './keyword-field';
import { OfferFields } from './offer-fields';
import { isShown, OptionFields } from './option-fields';
import { RangeFields } from './range-fields';
import styles from './filters.module.css';

/** All filters of the panel, each drawn again for its own answers only. */
export function FilterSections({
  state: { form, change, errorOf, read },
  answer,
  place,
}: {
  state: Pick<SearchFormState, 'form' | 'change' | 'errorOf' | 'read'>;
  /** How many ads each option would find. */
  answer: SearchFacets | null;
  /** What is said of where. */
  place: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const { flags } = useRemote();
  const common = { change, errorOf, answer };
  const section = (name: FilterSection, fields: ReactNode): ReactElement => (
    <div data-section={name} className={styles.section}>
      {fields}
    </div>
  );
  return (
    <>
      {section(
        'offer',
        <OfferFields
          contract={form.contract}
          category={form.category}
          typologies={form.typologies}
          read={read}
          change={change}
        />,
      )}
      {section('place', place)}
      {section('price', <RangeFields legend={t`Cijena`} range="price" value={form.price} {...common} />)}
      {section('surface', <RangeFields legend={t`Površina`} range="surface" value={form.surface} {...common} />)}
      {isShown(form, 'rooms') &&
        section('rooms', <CountRangeFields legend={t`Broj soba`} range="rooms" value={form.rooms} {...common} />)}
      {section(
        'more',
        <>
          {flags.bedroomSearch && isShown(form, 'bedrooms') && (
            <CountRangeFields legend={t`Spavaće sobe`} range="bedrooms" value={form.bedrooms} {...common} />
          )}
          {isShown(form, 'pricePerMetre') && (
            <RangeFields legend={t`Cijena po m²`} range="pricePerMetre" value={form.pricePerMetre} {...common} />
          )}
          {isShown(form, 'plot') && (
            <RangeFields legend={t`Površina zemljišta`} range="plot" value={form.plot} {...common} />
          )}
          {isShown(form, 'floor') && <FloorFields value={form.floor} change={change} />}
          {isShown(form, 'bathrooms') && <BathroomsField value={form.bathrooms} change={change} />}
          <BoundFields form={form} change={change} />
          <OptionFields form={form} change={change} />
          <KeywordField value={form.keyword} change={change} />
        </>,
      )}
    </>
  );
}
