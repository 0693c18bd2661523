import type { ReactElement, ReactNode } from 'react';
import styles from './state.module.css';

/** Nothing to show: one sentence and, as children, ways on. */
export function EmptyState({
  title,
  children,
  level: Heading = 'h2',
}: {
  title: string;
  children: ReactNode;
  level?: 'h1' | 'h2' | 'h3' | 'h4';
}): ReactElement {
  return (
    <section className={styles.state}>
      <span className={styles.squares} aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}
