import type { ReactElement, ReactNode } from 'react';
import styles from './facts.module.css';

/** A fact of an ad; one without a value is not shown. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts under a heading; nothing where the ad states none of them. */
export function FactList({
  id,
  title,
  facts,
  children,
}: {
  id: string;
  title: string;
  facts: readonly Fact[];
  /** What is to be said about them. */
  children?: ReactNode;
}): ReactElement | null {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
