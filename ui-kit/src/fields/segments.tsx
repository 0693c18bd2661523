import type { ReactElement } from 'react';
import unseen from '../content/visually-hidden.module.css';
import field from './field.module.css';
import styles from './segments.module.css';

/** A few choices side by side, of which one holds. */
export function Segments({
  legend,
  hideLegend = false,
  name,
  value,
  onChange,
  options,
  className,
}: {
  legend: string;
  hideLegend?: boolean;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  className?: string | undefined;
}): ReactElement {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? unseen.hidden : field.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
