import { useId, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx';
import { InfoIcon } from './icon';
import styles from './field.module.css';
import unseen from './visually-hidden.module.css';

interface Labelled {
  label: string;
  /** What is wrong and what to do, in one sentence; absent when nothing is. */
  error?: string | undefined;
}

/** Input with its label and error; whatever was typed stays while there is an error. */
export function TextField({ label, error, suffix, className, ...input }: Labelled & { suffix?: string } & Omit<ComponentPropsWithoutRef<'input'>, 'id'>): ReactElement {
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        {suffix !== undefined && <span className={styles.suffix} aria-hidden="true">{suffix}</span>}
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Not `type="number"`: that one refuses `250.000`, changes on the wheel and hides what was typed. */
export function NumberField(props: ComponentPropsWithoutRef<typeof TextField>): ReactElement {
  return <TextField inputMode="numeric" {...props} />;
}

export function Select({ label, options, className, ...select }: {
  label: string;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'children'>): ReactElement {
  const id = useId();
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={cx(styles.input, styles.select)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>{option.label}</option>
        ))}
      </select>
    </div>
  );
}

/** A few choices side by side, of which one holds. */
export function Segments({ legend, hideLegend = false, name, value, onChange, options, className }: {
  legend: string;
  hideLegend?: boolean;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  className?: string | undefined;
}): ReactElement {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? unseen.hidden : styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement | null {
  if (children === undefined || children === null) return null;
  return (
    <p id={id} className={styles.error}>
      <InfoIcon size="xs" />
      {children}
    </p>
  );
}
