import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { ButtonLink } from '../actions/button';
import { InfoIcon } from './icon';
import styles from './states.module.css';

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

/**
 * Something could not be had: the page's heading says so. Trying again is a plain link to the same
 * address, which keeps whatever the address describes (R257); the browser follows it, not the host,
 * because the host would show what it has.
 */
export function ErrorState({ title, text, retryLabel, href }: {
  title: string;
  text: string;
  retryLabel: string;
  href: string;
}): ReactElement {
  return (
    <section className={styles.state}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink kind="primary" href={href} data-native>{retryLabel}</ButtonLink>
    </section>
  );
}

/** A sentence about what was done with the visitor's input. */
export function Notice({ children, tone = 'info' }: { children: ReactNode; tone?: 'info' | 'warn' }): ReactElement {
  return (
    <p className={cx(styles.notice, tone === 'warn' && styles.warn)}>
      <InfoIcon />
      <span>{children}</span>
    </p>
  );
}

/** Grey stand-in for a line of text; its box is given by the class. */
export function Skeleton({ className }: { className?: string | undefined }): ReactElement {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />;
}
