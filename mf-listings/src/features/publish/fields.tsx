import { Checkbox, NumberField, Select, TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Place } from './publish-frame';
import type { StepForm } from './use-step-form';
import styles from './publish.module.css';

interface Named {
  step: StepForm;
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
}

export function NumberBox({
  step: { form },
  name,
  suffix,
  ...field
}: Named & { suffix?: string | undefined }): ReactElement {
  return (
    <Place name={name}>
      <NumberField inputMode="decimal" suffix={suffix} {...field} {...form.field(name)} />
    </Place>
  );
}

export function TextBox({
  step: { form },
  name,
  type = 'text',
  autoComplete,
  ...field
}: Named & { type?: string; autoComplete?: string }): ReactElement {
  return (
    <Place name={name}>
      <TextField
        type={type}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...field}
        {...form.field(name)}
      />
    </Place>
  );
}

export function CodeBox({
  step: { form },
  name,
  options,
  ...field
}: Named & { options: readonly { value: string; label: string }[] }): ReactElement {
  const { t } = useLingui();
  return (
    <Place name={name}>
      <Select {...field} options={[{ value: '', label: t`Odaberite` }, ...options]} {...form.field(name)} />
    </Place>
  );
}

export function YesNoBox({ step, name, label, hint }: Named): ReactElement {
  const { t } = useLingui();
  return (
    <CodeBox
      step={step}
      name={name}
      label={label}
      hint={hint}
      options={[
        { value: '1', label: t`Da` },
        { value: '0', label: t`Ne` },
      ]}
    />
  );
}

export function Boxes({
  step: { form },
  legend,
  boxes,
}: {
  step: StepForm;
  legend: string;
  boxes: readonly { name: string; label: string }[];
}): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.boxes}>
        {boxes.map(({ name, label }) => (
          <Checkbox key={name} label={label} {...form.box(name)} />
        ))}
      </div>
    </fieldset>
  );
}
