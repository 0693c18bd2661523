import type { ReactElement } from 'react';
import field from './field.module.css';
import styles from './options.module.css';

/** Several choices, each on or off, shown as small tiles. */
export function Options<V extends string>({
  legend,
  name,
  values,
  onChange,
  options,
}: {
  legend: string;
  name: string;
  values: readonly V[];
  onChange: (values: V[]) => void;
  options: readonly { value: V; label: string; count?: string; disabled?: boolean }[];
}): ReactElement {
  return (
    <fieldset>
      <legend className={field.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, count, disabled }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              disabled={disabled}
              checked={values.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...values, value] : values.filter((other) => other !== value))
              }
            />
            <span>
              {label}
              {count !== undefined && <small>{count}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
