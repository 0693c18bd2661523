import type { SearchFlag } from '@kvadrat/contracts/search';
import { CONDITIONS, ENERGY_LEVEL_KEYS, FLOOR_POSITIONS, GARDENS, HEATINGS, LEGAL_FACTS, PARKINGS, VIEWS } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import type { SearchForm } from '../../../lib/search-form';
import { SEARCH_FLAGS, useOptionLabel, type SearchOption } from '../../../lib/use-option-label';

interface FormPart {
  form: SearchForm;
  change: (part: Partial<SearchForm>) => void;
}

/** Choices of words: of a group any will do, each legal fact and each flag must hold (R107, R113, R127, R128). */
export function OptionFields({ form, change }: FormPart): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <AnyOf legend={t`Energetski razred`} name="classeEnergetica" all={ENERGY_LEVEL_KEYS} chosen={form.energyLevels} onChange={(energyLevels) => change({ energyLevels })} />
      <AnyOf legend={t`Stanje`} name="stato" all={CONDITIONS} chosen={form.conditions} onChange={(conditions) => change({ conditions })} />
      <AnyOf legend={t`Kat`} name="fasciaPiano" all={FLOOR_POSITIONS} chosen={form.floorPositions} onChange={(floorPositions) => change({ floorPositions })} />
      <AnyOf legend={t`Garaža i parking`} name="boxAuto" all={PARKINGS} chosen={form.parkings} onChange={(parkings) => change({ parkings })} />
      <AnyOf legend={t`Grijanje i hlađenje`} name="riscaldamenti" all={HEATINGS} chosen={form.heatings} onChange={(heatings) => change({ heatings })} />
      <AnyOf legend={t`Vrt`} name="giardino" all={GARDENS} chosen={form.gardens} onChange={(gardens) => change({ gardens })} />
      <AnyOf legend={t`Pogled`} name="vista" all={VIEWS} chosen={form.views} onChange={(views) => change({ views })} />
      <AnyOf legend={t`Vlasništvo i dozvole`} name="legal" all={LEGAL_FACTS} chosen={form.legal} onChange={(legal) => change({ legal })} />
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
  const tiles = all.map((value) => ({
    name,
    value,
    label: labelOf(value),
    checked: chosen.includes(value),
    onChange: (checked: boolean) => onChange(all.filter((other) => (other === value ? checked : chosen.includes(other)))),
  }));
  return <Tiles legend={legend} tiles={tiles} />;
}

function FlagFields({ form, change }: FormPart): ReactElement {
  const { t } = useLingui();
  const labelOf = useOptionLabel();
  const set = (flag: SearchFlag, on: boolean): void => change({ flags: SEARCH_FLAGS.filter((other) => (other === flag ? on : form.flags.includes(other))) });
  const tiles = SEARCH_FLAGS.map((flag) => ({
    name: flag,
    value: '1',
    label: labelOf(flag),
    checked: form.flags.includes(flag),
    onChange: (checked: boolean) => set(flag, checked),
  }));
  return <Tiles legend={t`Mora imati`} tiles={tiles} />;
}
