import { useId, type ReactElement } from 'react';
import styles from './progress.module.css';

/** How far something is; without a value it only says that it goes on. */
export function Progress({
  label,
  value,
  valueText,
  className,
}: {
  label: string;
  /** From 0 to 1; null while nobody knows. */
  value: number | null;
  /** The value in words, shown beside the label: "62 %", "3 od 5 slika". */
  valueText?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  return (
    <div className={className}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {valueText !== undefined && <span>{valueText}</span>}
      </div>
      <progress id={id} className={styles.bar} max={1} {...(value !== null && { value })} />
    </div>
  );
}
