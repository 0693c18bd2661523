import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** Nothing to show: one sentence and, as children, ways on. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.state}>
      <span className={styles.squares} aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => <i key={index} />)}
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
