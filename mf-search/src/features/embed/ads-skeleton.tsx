import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { readElementSearch } from './element-search';
import styles from './embed.module.css';

/** As many empty cards as ads will come, so that the page around does not jump. */
export function AdsSkeleton({ route }: { route: RouteLocation }): ReactElement {
  const { count } = readElementSearch(route);
  return (
    <section className={styles.element} aria-busy="true">
      <VisuallyHidden>
        <p role="status">
          <Trans>Učitavanje oglasa</Trans>
        </p>
      </VisuallyHidden>
      <div className={styles.heading}>
        <Skeleton className={styles.waitingHeading} />
      </div>
      <div className={styles.ads} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={styles.waitingAd} />
        ))}
      </div>
    </section>
  );
}
