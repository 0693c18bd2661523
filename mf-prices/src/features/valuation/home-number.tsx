import { useFormat } from '@kvadrat/remote-kit';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { type HomeTrouble, type NumberName, NUMBERS } from './home-form';

const UNITS: Readonly<Partial<Record<NumberName, string>>> = { surface: 'm²', seaDistance: 'm' };

/** A number of the form of a home, and what is wrong with it. */
export function HomeNumber({
  name,
  value,
  trouble,
}: {
  name: NumberName;
  value: string;
  trouble: HomeTrouble | undefined;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Readonly<Record<NumberName, string>> = {
    surface: t`Površina`,
    floor: t`Kat`,
    yearBuilt: t`Godina gradnje`,
    seaDistance: t`Udaljenost od mora`,
  };
  // A year is written without a dot at its thousand.
  const say = name === 'yearBuilt' ? String : format.number;
  const [min, max] = [say(NUMBERS[name].min), say(NUMBERS[name].max)];
  const missing = trouble === 'missing' ? t`Upišite površinu.` : undefined;
  return (
    <NumberField
      label={labels[name]}
      name={NUMBERS[name].name}
      inputMode="decimal"
      suffix={UNITS[name]}
      defaultValue={value}
      error={trouble === undefined ? undefined : (missing ?? t`Upišite broj od ${min} do ${max}.`)}
    />
  );
}
