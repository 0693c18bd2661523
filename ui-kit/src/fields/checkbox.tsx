import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../base/cx';
import { FieldError } from './field-error';
import styles from './choice.module.css';

/** One thing to say yes to; the whole row is its target. */
export function Checkbox({
  label,
  hint,
  error,
  partly = false,
  className,
  ref,
  ...input
}: {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Some of what it stands for is on: neither yes nor no. */
  partly?: boolean;
} & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'>): ReactElement {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={cx(styles.box)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)}
          ref={(element) => {
            if (element !== null) element.indeterminate = partly;
            if (typeof ref === 'function') return ref(element);
            if (ref !== null && ref !== undefined) ref.current = element;
            return undefined;
          }}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
