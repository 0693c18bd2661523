import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './skeleton.module.css';

/** Grey stand-in for a line of text; its box is given by the class. */
export function Skeleton({ className }: { className?: string | undefined }): ReactElement {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />;
}
