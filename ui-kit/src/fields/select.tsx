import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../base/cx';
import { FieldFrame, type Labelled } from './field-frame';
import field from './field.module.css';
import styles from './select.module.css';

/** The system's own list: it has the keys, the sheet and the type-ahead each system's users know. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  options,
  className,
  ...select
}: Labelled & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
} & Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'>): ReactElement {
  return (
    <FieldFrame label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(tied) => (
        <select className={cx(field.input, styles.select)} {...tied} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
