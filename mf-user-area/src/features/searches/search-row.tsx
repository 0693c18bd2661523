import { useHref } from '@kvadrat/remote-kit';
import type { ReactElement, ReactNode } from 'react';
import styles from './searches.module.css';

/** A search in one line; its name leads to its list. */
export function SearchRow({
  path,
  name,
  details,
  children,
}: {
  path: string;
  name: string;
  details: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const href = useHref();
  return (
    <article className={styles.row}>
      <div>
        <h2>
          <a href={href(path)}>{name}</a>
        </h2>
        <p>{details}</p>
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </article>
  );
}
