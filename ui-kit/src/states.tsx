import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { ButtonLink } from './button';
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
 * Something could not be had. Trying again is a link to the same address, so that it works
 * without scripts and keeps whatever the address describes (R257).
 */
export function ErrorState({ title, text, retryLabel, href, onRetry }: {
  title: string;
  text: string;
  retryLabel: string;
  href: string;
  onRetry?: () => void;
}): ReactElement {
  const retry = (event: MouseEvent): void => {
    if (onRetry === undefined) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <section className={styles.state} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink kind="primary" href={href} onClick={retry}>{retryLabel}</ButtonLink>
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
