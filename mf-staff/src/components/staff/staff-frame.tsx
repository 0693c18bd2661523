import { useHref, usePersonalPage } from '@kvadrat/remote-kit';
import type { StaffSession } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Button, Container } from '@kvadrat/ui-kit';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { addressOf, DEED_FIELD, SIGN_OUT } from './deeds';
import styles from './staff.module.css';

export interface StaffFrameProps<D> {
  session: StaffSession;
  route: RouteLocation;
  data: D;
  title: (data: D, i18n: I18n) => string;
  above: ReactNode;
  children: ReactNode;
}

/** What all pages of the staff have: the ways between them, who is signed in, the way out. */
export function StaffFrame<D>({ session, route, data, title, above, children }: StaffFrameProps<D>): ReactElement {
  usePersonalPage();
  const { t, i18n } = useLingui();
  const href = useHref();
  const pages = [
    { path: STAFF_PATHS.moderation, label: t`Prijavljeni oglasi` },
    { path: STAFF_PATHS.agencies, label: t`Zahtjevi agencija` },
    { path: STAFF_PATHS.remotes, label: t`Moduli portala` },
    { path: STAFF_PATHS.traffic, label: t`Posjeti` },
    { path: STAFF_PATHS.experiments, label: t`Pokusi` },
    { path: STAFF_PATHS.replays, label: t`Snimke` },
    ...(session.open
      ? [
          { path: STAFF_PATHS.flags, label: t`Značajke portala` },
          { path: STAFF_PATHS.outbox, label: t`Izlazna pošta` },
        ]
      : []),
  ];
  return (
    <Container className={styles.page}>
      <div className={styles.bar}>
        <nav className={styles.ways} aria-label={t`Stranice osoblja`}>
          {pages.map(({ path, label }) => (
            <a
              key={path}
              href={href(path)}
              aria-current={path === route.path ? 'page' : undefined}
              data-here={route.path.startsWith(path) || undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <SessionNote session={session} route={route} />
      </div>
      {above}
      <h1 className={styles.title}>{title(data, i18n)}</h1>
      {children}
    </Container>
  );
}

/** Signing out is sent by the browser itself, so that nothing of the page outlives it. */
function SessionNote({ session: { who, open }, route }: { session: StaffSession; route: RouteLocation }): ReactElement {
  if (open)
    return (
      <p className={styles.who}>
        <Trans>Razvojni poslužitelj: stranica je otvorena svima.</Trans>
      </p>
    );
  return (
    <form className={styles.who} method="post" action={addressOf(route)}>
      <input type="hidden" name={DEED_FIELD} value={SIGN_OUT} />
      <span>
        <Trans>Prijavljeni ste kao {who}</Trans>
      </span>
      <Button type="submit" small>
        <Trans>Odjava</Trans>
      </Button>
    </form>
  );
}
