import { useFormat } from '@kvadrat/remote-kit';
import type { SearchFacets } from '@kvadrat/contracts/api';
import { RANGE_PARAMETERS } from '@kvadrat/contracts/search';
import { FieldError, Segments, Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useId, type ReactElement } from 'react';
import { readBound, type TypedRange } from '../../../lib/search-form';
import type { ChangeForm, ErrorOf } from '../../../lib/use-search-form';
import { countFrom, useOptionCounts, withCount } from './option-counts';
import styles from './filters.module.css';

const COUNTS = ['1', '2', '3', '4', '5'];

/** An empty choice, the usual counts, and the chosen one if it is none of them. @param countOf how many ads a choice finds, as it is shown */
function countChoices(
  current: string,
  any: string,
  countOf: (count: string) => string | undefined = () => undefined,
): { value: string; label: string }[] {
  const counts = current === '' || COUNTS.includes(current) ? COUNTS : [...COUNTS, current];
  return [
    { value: '', label: any },
    ...counts.map((count) => ({ value: count, label: withCount(count, countOf(count)) })),
  ];
}

const FLOORS = ['0', '1', '2', '3', '4', '5', '10'];

/** Floors from the ground on. */
export const FloorFields = memo(function FloorFields({
  value,
  change,
}: {
  value: TypedRange;
  change: ChangeForm;
}): ReactElement {
  const { t } = useLingui();
  const choicesOf = (current: string): { value: string; label: string }[] => {
    const floors = current === '' || FLOORS.includes(current) ? FLOORS : [...FLOORS, current];
    return [
      { value: '', label: t`bilo koji` },
      ...floors.map((floor) => ({ value: floor, label: floor === '0' ? t`prizemlje` : floor })),
    ];
  };
  return (
    <fieldset className={styles.pair}>
      <legend>{t`Kat po broju`}</legend>
      {(['min', 'max'] as const).map((end) => (
        <Select
          key={end}
          label={end === 'min' ? t`Od` : t`Do`}
          name={RANGE_PARAMETERS.floor[end]}
          value={value[end]}
          onChange={(event) => change({ floor: { ...value, [end]: event.target.value } })}
          options={choicesOf(value[end])}
        />
      ))}
    </fieldset>
  );
});

/** Rooms are few, so they are chosen rather than typed: the least of them at one press. */
export const CountRangeFields = memo(function CountRangeFields({
  legend,
  range,
  value,
  change,
  errorOf,
  answer,
}: {
  legend: string;
  range: 'rooms' | 'bedrooms';
  value: TypedRange;
  change: ChangeForm;
  errorOf: ErrorOf;
  answer: SearchFacets | null;
}): ReactElement {
  const { t } = useLingui();
  const errorId = useId();
  const error = errorOf(`${range}.min`);
  const format = useFormat();
  const counted = (max: string): string | undefined => {
    const count = countFrom(answer, range, readBound(value.min) ?? 1, Number(max));
    return count === undefined ? undefined : format.number(count);
  };
  return (
    <fieldset className={styles.pair} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      <Segments
        legend={t`Najmanje`}
        hideLegend
        name={RANGE_PARAMETERS[range].min}
        value={value.min}
        onChange={(min) => change({ [range]: { ...value, min } })}
        options={[
          { value: '', label: t`Sve` },
          ...(value.min === '' || COUNTS.includes(value.min) ? COUNTS : [...COUNTS, value.min]).map((count) => ({
            value: count,
            label: `${count}+`,
          })),
        ]}
        className={styles.segments}
      />
      <Select
        label={t`Najviše`}
        className={styles.most}
        name={RANGE_PARAMETERS[range].max}
        value={value.max}
        onChange={(event) => change({ [range]: { ...value, max: event.target.value } })}
        options={countChoices(value.max, t`bilo koliko`, counted)}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
});

/** At least so many bathrooms. */
export const BathroomsField = memo(function BathroomsField({
  value,
  change,
}: {
  value: number | null;
  change: ChangeForm;
}): ReactElement {
  const { t } = useLingui();
  const countOf = useOptionCounts();
  return (
    <Select
      label={t`Najmanje kupaonica`}
      name="bagni"
      value={value ?? ''}
      onChange={(event) => change({ bathrooms: event.target.value === '' ? null : Number(event.target.value) })}
      options={countChoices(String(value ?? ''), t`bilo koliko`, (least) => countOf('bagni', least))}
    />
  );
});
