import { useHref } from '@kvadrat/remote-kit';
import { authPath, CSRF_FIELD } from '@kvadrat/contracts/account';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Avatar, LogoutIcon, UserIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { LEAVE, profilePath } from '../../features/profile/deeds';
import { DEED_FIELD } from '../own-forms/use-deed-form';
import styles from './area.module.css';
import type { Area } from './load-area';
import { RAIL, type RailEntry } from './rail-entries';
import { useCounters } from './use-counters';

/** The page of agencies stands beside those of the profile. */
const isAt = (entry: string, path: string): boolean =>
  path.startsWith(entry) || (entry === USER_PATHS.profile && path === USER_PATHS.agency);

/** The way through the area: a column on wide screens, a bar to be pushed sideways on phones. */
export function Rail({
  area,
  route: { path, search, locale },
}: {
  area: Area | null;
  route: RouteLocation;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const counts = useCounters(area);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current !== null && current !== undefined && current !== null)
      bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  const name = area === null ? '' : `${area.name} ${area.surname}`.trim() || area.email;
  return (
    <nav ref={bar} className={styles.rail} aria-label={t`Moj Kvadrat`}>
      {area !== null && (
        <p className={styles.who}>
          <Avatar name={name} large />
          <b>{name}</b>
        </p>
      )}
      <ul>
        {RAIL.filter(({ open }) => open || area !== null).map((entry) => (
          <li key={entry.path}>
            <a href={href(entry.path)} aria-current={isAt(entry.path, path) ? 'page' : undefined}>
              <entry.Icon />
              <EntryWords entry={entry} />
              <EntryCount entry={entry} count={entry.counter === null ? 0 : (counts[entry.counter] ?? 0)} />
            </a>
          </li>
        ))}
        {area === null && (
          <li>
            <a href={href(authPath('entry', `${href(path)}${search}`))} data-auth="">
              <UserIcon />
              <span>
                <Trans>Prijava</Trans>
              </span>
            </a>
          </li>
        )}
      </ul>
      {area !== null && (
        // The browser sends it by itself, so that nothing of the page outlives it.
        <form method="post" action={profilePath(locale)} className={styles.out}>
          <input type="hidden" name={DEED_FIELD} value={LEAVE} />
          <input type="hidden" name={CSRF_FIELD} value={area.csrf} />
          <button type="submit">
            <LogoutIcon />
            <span>
              <Trans>Odjava</Trans>
            </span>
          </button>
        </form>
      )}
    </nav>
  );
}

function EntryWords({ entry: { label, short } }: { entry: RailEntry }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      <span className={styles.long}>{i18n._(label)}</span>
      <span className={styles.short}>{i18n._(short)}</span>
    </>
  );
}

function EntryCount({ entry: { isNews = false }, count }: { entry: RailEntry; count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <span className={isNews ? styles.news : styles.count}>
      {count}
      {isNews && (
        <VisuallyHidden>
          {' '}
          <Plural value={count} one="nova poruka" few="nove poruke" other="novih poruka" />
        </VisuallyHidden>
      )}
    </span>
  );
}
