import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { InfoIcon } from './icon';
import styles from './notice.module.css';

/** A sentence about what was done with the visitor's input, or what to know before going on. */
export function Notice({ children, tone = 'info' }: { children: ReactNode; tone?: 'info' | 'good' | 'warn' | 'bad' }): ReactElement {
  return (
    <p className={cx(styles.notice, styles[tone])}>
      <InfoIcon />
      <span>{children}</span>
    </p>
  );
}
