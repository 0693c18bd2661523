import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../base/cx';
import unseen from '../content/visually-hidden.module.css';
import { FieldError } from './field-error';
import styles from './field.module.css';

/** What every field says about itself. */
export interface Labelled {
  label: string;
  /** The name is there for readers only, where the place says it to everybody else. */
  hideLabel?: boolean | undefined;
  /** What to type, where the label does not say it. */
  hint?: string | undefined;
  /** What is wrong and what to do, in one sentence; absent when nothing is. */
  error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface Tied {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error round one control, which `children` makes. */
export function FieldFrame({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  children,
}: Labelled & {
  className?: string | undefined;
  children: (tied: Tied) => ReactNode;
}): ReactElement {
  const id = useId();
  const describedBy = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={cx(hideLabel && unseen.hidden)}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error === undefined ? undefined : true, 'aria-describedby': describedBy })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
