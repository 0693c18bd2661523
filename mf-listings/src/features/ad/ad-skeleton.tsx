import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import gallery from './gallery/gallery.module.css';
import styles from './ad.module.css';

/** An ad page of the final size while its data is on the way. */
export function AdSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status"><Trans>Učitavanje oglasa</Trans></VisuallyHidden>
      <div className={styles.bar}><Skeleton className={styles.lineShort} /></div>
      <Skeleton className={gallery.placeholder} />
      <div className={styles.columns}>
        <div className={styles.title}>
          <Skeleton className={styles.linePrice} />
          <Skeleton className={styles.lineLong} />
          <Skeleton className={styles.lineShort} />
        </div>
      </div>
    </Container>
  );
}
