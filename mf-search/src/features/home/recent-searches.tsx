import { sessionAtom, useHostState, useHref, useRemote } from '@kvadrat/remote-kit';
import { Button, useHydrated } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { forgetAccountSearches, readAccountSearches } from '../../lib/account-searches';
import { forgetRecentSearches, joinRecentSearches, recentSearches, type RecentSearch } from '../../lib/recent-searches';
import styles from './home.module.css';

/**
 * Searches of this browser, and of the account of who is signed in. They come once scripts run, below what a first
 * view shows, so that nothing in sight moves.
 */
export function RecentSearches(): ReactElement | null {
  const { http, storage } = useRemote();
  const isOwn = useHostState(sessionAtom, ({ authenticated }) => authenticated);
  const [own, setOwn] = useState<readonly RecentSearch[]>([]);
  const href = useHref();
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (!isOwn) return undefined;
    let isLeft = false;
    void readAccountSearches(http).then((searches) => isLeft || setOwn(searches));
    return () => {
      isLeft = true;
      setOwn([]);
    };
  }, [http, isOwn]);
  const searches = hydrated && !forgotten ? joinRecentSearches(recentSearches.read(storage), own) : [];
  if (searches.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="nedavno">
      <div className={styles.sectionHead}>
        <h2 id="nedavno">
          <Trans>Nedavne pretrage</Trans>
        </h2>
        <Button
          small
          onClick={() => {
            forgetRecentSearches(storage);
            if (isOwn) void forgetAccountSearches(http);
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
