import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './area.module.css';

/** While a page of the area is on its way: the rail's place, the heading, some cards. */
export function AreaSkeleton(): ReactElement {
  return (
    <Container className={styles.room}>
      <Skeleton className={styles.railWaits} />
      <div className={styles.main}>
        <Skeleton className={styles.headWaits} />
        <Skeleton className={styles.bodyWaits} />
      </div>
    </Container>
  );
}
