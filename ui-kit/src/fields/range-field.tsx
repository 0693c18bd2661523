import { useId, type ReactElement } from 'react';
import { cx } from '../base/cx';
import { FieldError } from './field-error';
import { NumberField } from './number-field';
import field from './field.module.css';
import styles from './range-field.module.css';

/** One end of a range: its label and name, its text, what is wrong with it. */
export interface RangeEnd {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
}

/** Two number fields, from and to, with one legend and one place for what is wrong with the pair. */
export function RangeField({
  legend,
  from,
  to,
  suffix,
  placeholder,
  tidy,
  error,
  className,
}: {
  legend: string;
  from: RangeEnd;
  to: RangeEnd;
  suffix?: string | undefined;
  placeholder?: string | undefined;
  /** Writes what was typed as the page's language does, when a field is left. */
  tidy?: ((text: string) => string) | undefined;
  /** What is wrong with the two together; both are marked then. */
  error?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : id}>
      <legend className={field.legend}>{legend}</legend>
      <div className={styles.pair}>
        {[from, to].map((end) => (
          <NumberField
            key={end.name}
            label={end.label}
            name={end.name}
            suffix={suffix}
            placeholder={placeholder}
            tidy={tidy}
            value={end.value}
            onChange={(event) => end.onChange(event.target.value)}
            error={end.error}
            {...(error !== undefined && { 'aria-invalid': true })}
            className={cx(styles.end)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
