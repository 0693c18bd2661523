import { useHref } from '@kvadrat/remote-kit';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Area } from './load-area';
import styles from './list-tabs.module.css';
import { useCounters } from './use-counters';

/** The three lists of ads, beside one another. */
export function ListTabs({ route: { path }, area }: { route: RouteLocation; area: Area | null }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { savedAds = 0, blacklistedAds = 0, lastAds = 0 } = useCounters(area);
  const tabs = [
    { to: USER_PATHS.savedAds, words: <Trans>Spremljeni</Trans>, count: savedAds },
    { to: USER_PATHS.hiddenAds, words: <Trans>Sakriveni</Trans>, count: blacklistedAds },
    { to: USER_PATHS.recentAds, words: <Trans>Nedavni</Trans>, count: lastAds },
  ];
  return (
    <nav className={styles.tabs} aria-label={t`Vrste popisa`}>
      {tabs.map(({ to, words, count }) => (
        <a key={to} href={href(to)} aria-current={to === path ? 'page' : undefined}>
          {words}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
