import { Notice, Skeleton } from '@kvadrat/ui-kit';
import { Suspense, useEffect, type ReactElement } from 'react';
import type { AuthView } from '@kvadrat/contracts/account';
import { EntryView } from '../features/entry';
import { SocialButtons } from '../social';
import styles from './flow.module.css';
import { LaterView, loadLaterViews } from './later-views';
import type { ViewProps } from './view-props';

/** How long the page may rest before what follows the entry is loaded, in milliseconds. */
const IDLE_MS = 2000;

/** The view that is open, with the alert it was opened with. */
export function AuthViews({ view, ...props }: ViewProps & { view: AuthView }): ReactElement {
  useEffect(() => {
    const timer = setTimeout(preload, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.views} onInput={preload}>
      {props.alert !== '' && (
        <div role="alert">
          <Notice>{props.alert}</Notice>
        </div>
      )}
      {view === 'entry' ? (
        <EntryView {...props} social={<SocialButtons {...props} />} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <LaterView key={view} view={view} {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** With the first key, or when the page rests; who goes on before that waits for it, or is led to the view's own page. */
function preload(): void {
  loadLaterViews().catch(() => undefined);
}

function Waiting(): ReactElement {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  );
}
