import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import styles from './form-skeleton.module.css';

/** While a page with a form is on its way: its heading and what stands below. */
export function FormSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.body} />
    </Container>
  );
}
