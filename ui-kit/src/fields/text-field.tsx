import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { FieldFrame, type Labelled } from './field-frame';
import styles from './field.module.css';

export type TextFieldProps = Labelled & {
  /** A unit behind the text; it belongs to the label for readers as well, where it matters. */
  suffix?: string | undefined;
  /** A control in the field's end, for example one that shows a password. */
  end?: ReactNode;
} & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** Input with its label, hint and error; whatever was typed stays while there is an error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  suffix,
  end,
  className,
  ...input
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(tied) => (
        <span className={cx(styles.box, end !== undefined && styles.ended)}>
          <input type="text" autoComplete="off" className={styles.input} {...tied} {...input} />
          {suffix !== undefined && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
          {end}
        </span>
      )}
    </FieldFrame>
  );
}
