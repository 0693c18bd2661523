import type { HTMLAttributes, ReactElement } from 'react';
import styles from './visually-hidden.module.css';

/** Text for readers only. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: { as?: 'span' | 'div' | 'h2' } & HTMLAttributes<HTMLElement>): ReactElement {
  return <Tag className={styles.hidden} {...rest} />;
}
