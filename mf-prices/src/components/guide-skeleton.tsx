import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './guide-page.module.css';

/** Stands in for any page of the guide while it is on its way. */
export function GuideSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <Skeleton className={styles.skeleton} />
    </Container>
  );
}
