import { Button, EmptyState, Skeleton } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { ShownAd } from '../ads/shown-ad';
import type { BrowserAds } from '../ads/use-browser-ads';
import styles from './in-browser.module.css';

/** A list that only the browser knows: its place until it is read, and words where no script can read it. */
export function InBrowser({
  kept: { ads, failed, retry },
  children,
}: {
  kept: BrowserAds;
  children: (ads: readonly ShownAd[]) => ReactNode;
}): ReactElement {
  const { t } = useLingui();
  if (ads !== null) return <>{children(ads)}</>;
  if (failed)
    return (
      <EmptyState title={t`Popis se nije učitao.`}>
        <Button onClick={retry}>
          <Trans>Pokušaj ponovno</Trans>
        </Button>
      </EmptyState>
    );
  return (
    <>
      <noscript>
        <p className={styles.words}>
          <Trans>
            Bez računa ovaj popis čuva vaš preglednik, a prikazuje ga skripta, koja je isključena. Prijavite se i popis
            će se čitati i bez nje.
          </Trans>
        </p>
      </noscript>
      <div className={styles.waits} aria-busy="true">
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </>
  );
}
