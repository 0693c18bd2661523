import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './own-section.module.css';

/** A part of the page with its heading; what stands in it are rows. */
export function OwnSection({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A name, and what is known or can be done under it. */
export function OwnRow({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className={styles.row}>
      <h3>{name}</h3>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
