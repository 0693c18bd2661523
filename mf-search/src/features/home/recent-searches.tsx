import { useRemote } from '@kvadrat/build/remote';
import { Button, useHydrated } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { forgetRecentSearches, readRecentSearches } from '../../lib/recent-searches';
import { useHref } from '../../lib/use-href';
import styles from './home.module.css';

/**
 * Searches of this browser (R3). The server knows none of them: they come once scripts run, below
 * what a first view shows, so that nothing in sight moves.
 */
export function RecentSearches(): ReactElement | null {
  const { storage } = useRemote();
  const href = useHref();
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  const searches = hydrated && !forgotten ? readRecentSearches(storage) : [];
  if (searches.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nedavno">
      <div className={styles.sectionHead}>
        <h2 id="nedavno"><Trans>Nedavne pretrage</Trans></h2>
        <Button
          small
          onClick={() => {
            forgetRecentSearches(storage);
            setForgotten(true);
          }}
        >
          <Trans>Obriši</Trans>
        </Button>
      </div>
      <ul className={styles.recent}>
        {searches.map(({ path, title, details }) => (
          <li key={path}>
            <a href={href(path)}>
              {title}
              {details !== '' && <small>{details}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
