import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import styles from './container.module.css';

/** The page's width with its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }): ReactElement {
  return <div className={cx(styles.container, className)}>{children}</div>;
}
