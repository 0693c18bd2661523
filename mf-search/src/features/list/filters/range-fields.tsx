import type { SearchFacets } from '@kvadrat/contracts/api';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { useFormat } from '@kvadrat/remote-kit';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import type { TypedRange } from '../../../lib/search-form';
import type { ChangeForm, ErrorOf } from '../../../lib/use-search-form';
import { QuickSteps } from './quick-steps';
import styles from './filters.module.css';

/** Two number fields, from and to, and quick ways to a bound. */
export const RangeFields = memo(function RangeFields({
  legend,
  range,
  value,
  change,
  errorOf,
  answer,
}: {
  legend: string;
  range: 'price' | 'surface';
  value: TypedRange;
  change: ChangeForm;
  errorOf: ErrorOf;
  answer: SearchFacets | null;
}): ReactElement {
  const { t } = useLingui();
  const { units } = useFormat();
  const suffix = range === 'price' ? '€' : units.squareMetre;
  const set = (part: Partial<TypedRange>): void => change({ [range]: { ...value, ...part } });
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
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
      <QuickSteps
        answer={answer}
        facet={`${range}Max`}
        unit={range === 'price' ? 'money' : 'area'}
        onChoose={(max) => set({ max })}
      />
    </fieldset>
  );
});
