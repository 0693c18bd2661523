import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../base/cx';
import { FieldFrame, type Labelled } from './field-frame';
import field from './field.module.css';
import styles from './text-area.module.css';

/** A field of several lines; it grows with its text where the browser can. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  ...area
}: Labelled & Omit<ComponentPropsWithRef<'textarea'>, 'id'>): ReactElement {
  return (
    <FieldFrame label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(tied) => <textarea className={cx(field.input, styles.area)} {...tied} {...area} />}
    </FieldFrame>
  );
}
