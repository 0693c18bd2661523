import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for readers only. */
export function VisuallyHidden({ children, as: Tag = 'span', ...rest }: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'legend';
  role?: string;
}): ReactElement {
  return <Tag className={styles.hidden} {...rest}>{children}</Tag>;
}

/** First link of a page: skips to the element `href` names, and shows itself while it has the focus. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }): ReactElement {
  return <a className={styles.skip} href={href}>{children}</a>;
}
