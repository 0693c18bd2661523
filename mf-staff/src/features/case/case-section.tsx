import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './case.module.css';

/** A part of the page with its heading. */
export function CaseSection({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
