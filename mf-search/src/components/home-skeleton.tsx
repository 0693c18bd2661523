import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './home-skeleton.module.css';

/** The home page while its code is on the way. */
export function HomeSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.finder} />
    </Container>
  );
}
