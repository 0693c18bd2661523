import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './meter.module.css';

/** Where a value lies between two ends, and, if given, a band of usual values. Never without its words. */
export function Meter({
  label,
  value,
  min,
  max,
  band,
  valueText,
  className,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Usual values, from and to. */
  band?: readonly [number, number] | undefined;
  /** The value in words; readers hear it instead of the number. */
  valueText: string;
  className?: string | undefined;
}): ReactElement {
  const at = (point: number): number => (100 * (Math.min(max, Math.max(min, point)) - min)) / (max - min);
  return (
    <div className={cx(styles.meter, className)}>
      <p>
        <span>{label}</span> <b>{valueText}</b>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
          <rect y="4" width="100" height="8" className={styles.ground} />
          <rect
            x={band === undefined ? 0 : at(band[0])}
            y="4"
            width={band === undefined ? at(value) : at(band[1]) - at(band[0])}
            height="8"
            className={styles.band}
          />
          <path d={`M${at(value)} 0v16`} className={styles.mark} />
        </svg>
      </div>
    </div>
  );
}
