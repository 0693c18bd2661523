import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { InfoIcon, OkayIcon, WarnIcon } from './icon';
import styles from './notice.module.css';

const ICONS = { info: InfoIcon, good: OkayIcon, warn: WarnIcon, bad: WarnIcon } as const;

/** A sentence about what was done with the visitor's input, or what to know before going on. */
export function Notice({
  children,
  tone = 'info',
}: {
  children: ReactNode;
  tone?: 'info' | 'good' | 'warn' | 'bad';
}): ReactElement {
  const Icon = ICONS[tone];
  return (
    <p className={cx(styles.notice, styles[tone])}>
      <Icon />
      <span>{children}</span>
    </p>
  );
}
