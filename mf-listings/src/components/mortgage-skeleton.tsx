import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './mortgage-skeleton.module.css';

export function MortgageSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.body} />
    </Container>
  );
}
