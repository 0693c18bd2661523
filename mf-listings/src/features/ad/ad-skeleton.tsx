import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import gallery from '../../components/ad/gallery/gallery.module.css';
import styles from '../../components/ad/ad.module.css';

const KEY_FACTS = 6;
const LINES = 5;

/** An ad page of the final size while its data is on the way. */
export function AdSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">
        <Trans>Učitavanje oglasa</Trans>
      </VisuallyHidden>
      <div className={styles.bar}>
        <Skeleton className={styles.lineShort} />
      </div>
      <div className={styles.stage}>
        <Skeleton className={gallery.placeholder} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.title}>
            <Skeleton className={styles.lineBadge} />
            <Skeleton className={styles.linePrice} />
            <Skeleton className={styles.lineLong} />
            <Skeleton className={styles.lineShort} />
          </div>
          <div className={styles.blocks}>
            {Array.from({ length: KEY_FACTS }, (_, index) => (
              <Skeleton key={index} className={styles.block} />
            ))}
          </div>
          <div className={styles.lines}>
            {Array.from({ length: LINES }, (_, index) => (
              <Skeleton key={index} className={styles.line} />
            ))}
          </div>
        </div>
        <Skeleton className={styles.box} />
      </div>
    </Container>
  );
}
