import type { SearchFacets } from '@kvadrat/contracts/api';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { useFormat } from '@kvadrat/remote-kit';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import type { TypedRange } from '../../../lib/search-form';
import type { ChangeForm, ErrorOf } from '../../../lib/use-search-form';
import { PriceHistogram } from './price-histogram';
import { QuickSteps } from './quick-steps';
import styles from './filters.module.css';

/** What stands behind the number. */
type RangeUnit = 'money' | 'area' | 'moneyPerArea';

const RANGE_UNITS = {
  price: 'money',
  surface: 'area',
  pricePerMetre: 'moneyPerArea',
  plot: 'area',
} as const satisfies Readonly<Record<string, RangeUnit>>;

/** Two number fields, from and to, and quick ways to a bound: of prices a picture of them with two handles. */
export const RangeFields = memo(function RangeFields({
  legend,
  range,
  value,
  change,
  errorOf,
  answer,
}: {
  legend: string;
  range: keyof typeof RANGE_UNITS;
  value: TypedRange;
  change: ChangeForm;
  errorOf: ErrorOf;
  answer: SearchFacets | null;
}): ReactElement {
  const { t } = useLingui();
  const { units } = useFormat();
  const suffixes: Readonly<Record<RangeUnit, string>> = {
    money: '€',
    area: units.squareMetre,
    moneyPerArea: `€/${units.squareMetre}`,
  };
  const suffix = suffixes[RANGE_UNITS[range]];
  const set = (part: Partial<TypedRange>): void => change({ [range]: { ...value, ...part } });
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      {range === 'price' && (
        <PriceHistogram answer={answer} value={value} onChange={(moved) => change({ price: moved })} />
      )}
      <NumberField
        label={t`Od`}
        name={RANGE_PARAMETERS[range].min}
        suffix={suffix}
        value={value.min}
        onChange={(event) => set({ min: event.target.value })}
        error={errorOf(`${range}.min`)}
      />
      <NumberField
        label={t`Do`}
        name={RANGE_PARAMETERS[range].max}
        suffix={suffix}
        value={value.max}
        onChange={(event) => set({ max: event.target.value })}
        error={errorOf(`${range}.max`)}
      />
      {range === 'surface' && (
        <QuickSteps answer={answer} facet="surfaceMax" unit="area" onChoose={(max) => set({ max })} />
      )}
    </fieldset>
  );
});
