import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { FieldError, NumberField, Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { FormField, TypedRange } from '../../../lib/search-form';
import styles from './filters.module.css';

interface RangeProps {
  value: TypedRange;
  onChange: (value: TypedRange) => void;
  errorOf: (field: FormField) => string | undefined;
}

/** Two number fields, from and to. */
export function RangeFields({ legend, range, suffix, value, onChange, errorOf }: RangeProps & {
  legend: string;
  range: 'price' | 'surface';
  suffix: string;
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
    </fieldset>
  );
}

const ROOMS = ['1', '2', '3', '4', '5'];

/** Rooms are few, so they are chosen rather than typed. */
export function RoomFields({ value, onChange, errorOf }: RangeProps): ReactElement {
  const { t } = useLingui();
  const withCurrent = (current: string): { value: string; label: string }[] => [
    { value: '', label: t`bilo koliko` },
    ...(current === '' || ROOMS.includes(current) ? ROOMS : [...ROOMS, current]).map((count) => ({ value: count, label: count })),
  ];
  const error = errorOf('rooms.min');
  return (
    <fieldset className={styles.pair} aria-describedby={error === undefined ? undefined : 'sobe-greska'}>
      <legend>{t`Broj soba`}</legend>
      <Select
        label={t`Od`}
        name={RANGE_PARAMETERS.rooms.min}
        value={value.min}
        onChange={(event) => onChange({ ...value, min: event.target.value })}
        options={withCurrent(value.min)}
      />
      <Select
        label={t`Do`}
        name={RANGE_PARAMETERS.rooms.max}
        value={value.max}
        onChange={(event) => onChange({ ...value, max: event.target.value })}
        options={withCurrent(value.max)}
      />
      <FieldError id="sobe-greska">{error}</FieldError>
    </fieldset>
  );
}
