import type { SearchFacets } from '@kvadrat/contracts/api';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { FieldError, NumberField, Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { readBound, type FormField, type TypedRange } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { countFrom, withCount } from './option-counts';
import styles from './filters.module.css';

interface RangeProps {
  legend: string;
  value: TypedRange;
  onChange: (value: TypedRange) => void;
  errorOf: (field: FormField) => string | undefined;
}

/** Two number fields, from and to. */
export function RangeFields({ legend, range, suffix, value, onChange, errorOf, children }: RangeProps & {
  range: 'price' | 'surface';
  suffix: string;
  /** Quick ways to a bound. */
  children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      <NumberField
        label={t`Od`}
        name={RANGE_PARAMETERS[range].min}
        suffix={suffix}
        value={value.min}
        onChange={(event) => onChange({ ...value, min: event.target.value })}
        error={errorOf(`${range}.min`)}
      />
      <NumberField
        label={t`Do`}
        name={RANGE_PARAMETERS[range].max}
        suffix={suffix}
        value={value.max}
        onChange={(event) => onChange({ ...value, max: event.target.value })}
        error={errorOf(`${range}.max`)}
      />
      {children}
    </fieldset>
  );
}

const COUNTS = ['1', '2', '3', '4', '5'];

/** An empty choice, the usual counts, and the chosen one if it is none of them. @param countOf how many ads a choice finds, as it is shown */
export function countChoices(current: string, any: string, countOf: (count: string) => string | undefined = () => undefined): { value: string; label: string }[] {
  const counts = current === '' || COUNTS.includes(current) ? COUNTS : [...COUNTS, current];
  return [{ value: '', label: any }, ...counts.map((count) => ({ value: count, label: withCount(count, countOf(count)) }))];
}

/** Rooms are few, so they are chosen rather than typed. */
export function CountRangeFields({ legend, range, value, onChange, errorOf, answer }: RangeProps & { range: 'rooms' | 'bedrooms'; answer: SearchFacets | null }): ReactElement {
  const { t } = useLingui();
  const errorId = useId();
  const error = errorOf(`${range}.min`);
  const format = useFormat();
  const counted = (min: string): string | undefined => {
    const count = countFrom(answer, range, Number(min), readBound(value.max) ?? null);
    return count === undefined ? undefined : format.number(count);
  };
  return (
    <fieldset className={styles.pair} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      <Select
        label={t`Od`}
        name={RANGE_PARAMETERS[range].min}
        value={value.min}
        onChange={(event) => onChange({ ...value, min: event.target.value })}
        options={countChoices(value.min, t`bilo koliko`, counted)}
      />
      <Select
        label={t`Do`}
        name={RANGE_PARAMETERS[range].max}
        value={value.max}
        onChange={(event) => onChange({ ...value, max: event.target.value })}
        options={countChoices(value.max, t`bilo koliko`)}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
