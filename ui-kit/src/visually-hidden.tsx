import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: { as?: 'span' | 'div' | 'h2' } & HTMLAttributes<HTMLElement>): ReactElement {
  return <Tag className={styles.hidden} {...rest} />;
}

/** First link of a page: skips to the element `href` names, and shows itself while it has the focus. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }): ReactElement {
  return <a className={styles.skip} href={href}>{children}</a>;
}
