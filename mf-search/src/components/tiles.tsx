import { cx } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
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

/**
 * Several choices, each on or off, as small tiles; each is a checkbox of its own in a form sent without scripts. Those that find no
 * ad are folded away once that is known.
 */
export function Tiles({
  legend,
  tiles,
  more,
}: {
  legend: string;
  tiles: readonly Tile[];
  /** A way to further ones, behind them. */
  more?: ReactNode;
}): ReactElement {
  const [unfolded, setUnfolded] = useState(false);
  const isFolded = ({ count, checked }: Tile): boolean => count === '0' && !checked && !unfolded;
  const folded = tiles.filter(isFolded).length;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {tiles
          .filter((tile) => !isFolded(tile))
          .map(({ name, value, label, count, checked, onChange }) => (
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
        {folded > 0 && (
          <button type="button" className={styles.unfold} onClick={() => setUnfolded(true)}>
            <Trans>Bez oglasa: {folded}</Trans>
          </button>
        )}
        {more}
      </div>
    </fieldset>
  );
}
