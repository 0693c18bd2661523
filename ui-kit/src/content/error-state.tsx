import type { ReactElement } from 'react';
import { ButtonLink } from '../actions/button';
import styles from './state.module.css';

/**
 * Something could not be had: the page's heading says so. Trying again is a plain link to the same
 * address, which keeps whatever the address describes; the browser follows it, not the host,
 * because the host would show what it has.
 */
export function ErrorState({
  title,
  text,
  retryLabel,
  href,
  level: Heading = 'h1',
}: {
  title: string;
  text: string;
  retryLabel: string;
  href: string;
  /** Where it stands for a part of a page. */
  level?: 'h1' | 'h2' | 'h3' | 'h4';
}): ReactElement {
  return (
    <section className={styles.state}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <ButtonLink kind="primary" href={href} data-native>
        {retryLabel}
      </ButtonLink>
    </section>
  );
}
