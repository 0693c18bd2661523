import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldError } from './field-error';
import field from './field.module.css';
import styles from './choice.module.css';

/** Several choices below one another, of which one holds. For two to four short ones there are `Segments`. */
export function RadioGroup({
  legend,
  name,
  value,
  onChange,
  options,
  error,
  className,
}: {
  legend: string;
  name: string;
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; hint?: string; disabled?: boolean }[];
  error?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : id}>
      <legend className={field.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={styles.radio}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
