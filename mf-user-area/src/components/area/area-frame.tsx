import { sessionAtom, useForgetPages, useHostState, usePersonalPage, useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Container } from '@kvadrat/ui-kit';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import styles from './area.module.css';
import type { Area } from './load-area';
import { Rail } from './rail';

export interface AreaFrameProps {
  area: Area | null;
  route: RouteLocation;
  title: string;
  lead?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the area: the rail, its heading, and what is on it. */
export function AreaFrame({ area, route, title, lead, aside, children }: AreaFrameProps): ReactElement {
  usePersonalPage();
  useSignedInMeanwhile(area, route);
  return (
    <Container className={styles.room}>
      <Rail area={area} route={route} />
      <div className={styles.main}>
        <header className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {aside}
        </header>
        {children}
      </div>
    </Container>
  );
}

/** A stranger's page is asked for anew once its visitor is signed in. */
function useSignedInMeanwhile(area: Area | null, { path, search, locale }: RouteLocation): void {
  const { navigate } = useRemote();
  const forgetPages = useForgetPages();
  const isIn = useHostState(sessionAtom, ({ authenticated }) => authenticated);
  const isStale = isIn && area === null;
  useEffect(() => {
    if (!isStale) return;
    forgetPages();
    navigate(`${localizedPath(locale, path)}${search}`, { replace: true, keepScroll: true });
  }, [isStale, forgetPages, navigate, locale, path, search]);
}
