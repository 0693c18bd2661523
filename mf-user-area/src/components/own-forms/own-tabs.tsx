import { useHref } from '@kvadrat/remote-kit';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../area/list-tabs.module.css';

/** The pages of a person's own account, beside one another. */
export function OwnTabs({ route: { path } }: { route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const tabs = [
    { to: USER_PATHS.profile, words: <Trans>Podaci</Trans> },
    { to: USER_PATHS.security, words: <Trans>Prijava i sigurnost</Trans> },
    { to: USER_PATHS.ownData, words: <Trans>Moji podaci</Trans> },
    { to: USER_PATHS.agency, words: <Trans>Agencija</Trans> },
  ];
  return (
    <nav className={styles.tabs} aria-label={t`Moj profil`}>
      {tabs.map(({ to, words }) => (
        <a key={to} href={href(to)} aria-current={to === path ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
