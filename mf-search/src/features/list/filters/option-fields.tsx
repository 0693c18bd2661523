import type { SearchFlag } from '@kvadrat/contracts/search';
import { CONDITIONS, ENERGY_LEVEL_KEYS, FLOOR_POSITIONS, GARDENS, HEATINGS, LEGAL_FACTS, PARKINGS, VIEWS } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { isAnswered, questionsOf, type AskedField } from '../../../lib/category-fields';
import type { SearchForm } from '../../../lib/search-form';
import { SEARCH_FLAGS, useOptionLabel, type SearchOption } from '../../../lib/use-option-label';
import { useOptionCounts } from './option-counts';

interface FormPart {
  form: SearchForm;
  change: (part: Partial<SearchForm>) => void;
}

/** Whether a question stands in the form: what the category is asked, and whatever is set. */
export function isShown(form: SearchForm, field: AskedField): boolean {
  return questionsOf(form.contract, form.category).fields.includes(field) || isAnswered(form, field);
}

/** Choices of words: of a group any will do, each legal fact and each flag must hold (R107, R113, R127, R128). */
export function OptionFields({ form, change }: FormPart): ReactElement {
  const { t } = useLingui();
  const shows = (field: AskedField): boolean => isShown(form, field);
  return (
    <>
      {shows('energyLevels') && <AnyOf legend={t`Energetski razred`} name="classeEnergetica" all={ENERGY_LEVEL_KEYS} chosen={form.energyLevels} onChange={(energyLevels) => change({ energyLevels })} />}
      {shows('conditions') && <AnyOf legend={t`Stanje`} name="stato" all={CONDITIONS} chosen={form.conditions} onChange={(conditions) => change({ conditions })} />}
      {shows('floorPositions') && <AnyOf legend={t`Kat`} name="fasciaPiano" all={FLOOR_POSITIONS} chosen={form.floorPositions} onChange={(floorPositions) => change({ floorPositions })} />}
      {shows('parkings') && <AnyOf legend={t`Garaža i parking`} name="boxAuto" all={PARKINGS} chosen={form.parkings} onChange={(parkings) => change({ parkings })} />}
      {shows('heatings') && <AnyOf legend={t`Grijanje i hlađenje`} name="riscaldamenti" all={HEATINGS} chosen={form.heatings} onChange={(heatings) => change({ heatings })} />}
      {shows('gardens') && <AnyOf legend={t`Vrt`} name="giardino" all={GARDENS} chosen={form.gardens} onChange={(gardens) => change({ gardens })} />}
      {shows('views') && <AnyOf legend={t`Pogled`} name="vista" all={VIEWS} chosen={form.views} onChange={(views) => change({ views })} />}
      {shows('legal') && <AnyOf legend={t`Vlasništvo i dozvole`} name="legal" all={LEGAL_FACTS} chosen={form.legal} onChange={(legal) => change({ legal })} />}
      <FlagFields form={form} change={change} />
    </>
  );
}

function AnyOf<O extends SearchOption>({ legend, name, all, chosen, onChange }: {
  legend: string;
  name: string;
  all: readonly O[];
  chosen: readonly O[];
  onChange: (chosen: readonly O[]) => void;
}): ReactElement {
  const labelOf = useOptionLabel();
  const countOf = useOptionCounts();
  const tiles = all.map((value) => ({
    name,
    value,
    label: labelOf(value),
    count: countOf(name, value),
    checked: chosen.includes(value),
    onChange: (checked: boolean) => onChange(all.filter((other) => (other === value ? checked : chosen.includes(other)))),
  }));
  return <Tiles legend={legend} tiles={tiles} />;
}

function FlagFields({ form, change }: FormPart): ReactElement {
  const { t } = useLingui();
  const labelOf = useOptionLabel();
  const countOf = useOptionCounts();
  const { flags } = questionsOf(form.contract, form.category);
  const set = (flag: SearchFlag, on: boolean): void => change({ flags: SEARCH_FLAGS.filter((other) => (other === flag ? on : form.flags.includes(other))) });
  const tiles = SEARCH_FLAGS.filter((flag) => flags.includes(flag) || form.flags.includes(flag)).map((flag) => ({
    name: flag,
    value: '1',
    label: labelOf(flag),
    count: countOf(flag, '1'),
    checked: form.flags.includes(flag),
    onChange: (checked: boolean) => set(flag, checked),
  }));
  return <Tiles legend={t`Mora imati`} tiles={tiles} />;
}
