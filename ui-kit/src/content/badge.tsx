import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import styles from './badge.module.css';

/**
 * A short word on a photo or beside a title. `marked` carries the brand's square and says that a
 * place is paid for; the others are quiet, strong, good, to be noted, wrong, or information.
 */
export function Badge({
  children,
  tone = 'plain',
}: {
  children: ReactNode;
  tone?: 'plain' | 'marked' | 'sea' | 'strong' | 'good' | 'warn' | 'bad';
}): ReactElement {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}
