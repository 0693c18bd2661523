import type { ReactElement, ReactNode } from 'react';
import { InfoIcon } from '../content/icon';
import styles from './field.module.css';

/** The sentence below a field; nothing where nothing is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement | null {
  if (children === undefined || children === null) return null;
  return (
    <p id={id} className={styles.error}>
      <InfoIcon size="xs" />
      {children}
    </p>
  );
}
