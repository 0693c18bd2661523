import type { RangeKey, SearchFlag } from '@kvadrat/contracts/search';
import {
  ADVERTISER_TYPES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  VIEWS,
} from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { isAnswered, questionsOf, type AskedField } from '../../../lib/category-fields';
import type { SearchForm } from '../../../lib/search-form';
import { SEARCH_FLAGS, useOptionLabel, type SearchOption } from '../../../lib/use-option-label';
import type { ChangeForm } from '../../../lib/use-search-form';
import { useOptionCounts } from './option-counts';

/** Questions whose answers are words of a list. */
type WordField = Exclude<
  AskedField,
  RangeKey | 'bathrooms' | 'seaDistanceMax' | 'builtAfter' | 'publishedWithin' | 'availableBy'
>;

/** Whether a question stands in the form: what the category is asked, and whatever is set. */
export function isShown(form: SearchForm, field: AskedField): boolean {
  return questionsOf(form.contract, form.category).fields.includes(field) || isAnswered(form, field);
}

/** Choices of words: of a group any will do, each legal fact and each flag must hold. */
export function OptionFields({ form, change }: { form: SearchForm; change: ChangeForm }): ReactElement {
  const { t } = useLingui();
  const anyOf = (field: WordField, legend: string, name: string, all: readonly SearchOption[]): ReactElement | false =>
    isShown(form, field) && (
      <AnyOf key={field} field={field} legend={legend} name={name} all={all} chosen={form[field]} change={change} />
    );
  return (
    <>
      {anyOf('advertisers', t`Oglašivač`, 'advertiser', ADVERTISER_TYPES)}
      {anyOf('energyLevels', t`Energetski razred`, 'classeEnergetica', ENERGY_LEVEL_KEYS)}
      {anyOf('conditions', t`Stanje`, 'stato', CONDITIONS)}
      {anyOf('floorPositions', t`Kat`, 'fasciaPiano', FLOOR_POSITIONS)}
      {anyOf('parkings', t`Garaža i parking`, 'boxAuto', PARKINGS)}
      {anyOf('heatings', t`Grijanje i hlađenje`, 'riscaldamenti', HEATINGS)}
      {anyOf('gardens', t`Vrt`, 'giardino', GARDENS)}
      {anyOf('views', t`Pogled`, 'vista', VIEWS)}
      {anyOf('legal', t`Vlasništvo i dozvole`, 'legal', LEGAL_FACTS)}
      <FlagFields contract={form.contract} category={form.category} chosen={form.flags} change={change} />
    </>
  );
}

/** One question; drawn again for its own answers and counts only, as there are many. */
const AnyOf = memo(function AnyOf({
  field,
  legend,
  name,
  all,
  chosen,
  change,
}: {
  field: WordField;
  legend: string;
  name: string;
  all: readonly SearchOption[];
  chosen: readonly SearchOption[];
  change: ChangeForm;
}): ReactElement {
  const labelOf = useOptionLabel();
  const countOf = useOptionCounts();
  const tiles = all.map((value) => ({
    name,
    value,
    label: labelOf(value),
    count: countOf(name, value),
    checked: chosen.includes(value),
    onChange: (checked: boolean) =>
      change({ [field]: all.filter((other) => (other === value ? checked : chosen.includes(other))) }),
  }));
  return <Tiles legend={legend} tiles={tiles} />;
});

const FlagFields = memo(function FlagFields({
  contract,
  category,
  chosen,
  change,
}: Pick<SearchForm, 'contract' | 'category'> & {
  chosen: readonly SearchFlag[];
  change: ChangeForm;
}): ReactElement {
  const { t } = useLingui();
  const labelOf = useOptionLabel();
  const countOf = useOptionCounts();
  const { flags } = questionsOf(contract, category);
  const set = (flag: SearchFlag, on: boolean): void =>
    change({ flags: SEARCH_FLAGS.filter((other) => (other === flag ? on : chosen.includes(other))) });
  const tiles = SEARCH_FLAGS.filter((flag) => flags.includes(flag) || chosen.includes(flag)).map((flag) => ({
    name: flag,
    value: '1',
    label: labelOf(flag),
    count: countOf(flag, '1'),
    checked: chosen.includes(flag),
    onChange: (checked: boolean) => set(flag, checked),
  }));
  return <Tiles legend={t`Mora imati`} tiles={tiles} />;
});
