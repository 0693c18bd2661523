import { cx } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './tiles.module.css';

export interface Tile {
  name: string;
  value: string;
  label: string;
  /** How many it finds; nothing while nobody knows. */
  count?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Several choices, each on or off, as small tiles; each is a checkbox of its own in a form sent without scripts. */
export function Tiles({ legend, tiles }: { legend: string; tiles: readonly Tile[] }): ReactElement {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {tiles.map(({ name, value, label, count, checked, onChange }) => (
          <label key={`${name} ${value}`}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={checked}
              onChange={(event) => onChange(event.target.checked)}
            />
            <span className={cx(count === '0' && styles.none)}>
              {label}
              {count !== undefined && <small>{count}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
