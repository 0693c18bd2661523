import { Container, cx, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import styles from './page-card.module.css';

/** The frame of every standalone page under `/prijava/`: a card in the middle, from 1024 px on with a panel beside it. */
export function PageCard({
  title,
  panel,
  children,
}: {
  title: string;
  panel?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const withPanel = panel !== undefined;
  return (
    <Container className={styles.page}>
      <div className={cx(styles.card, withPanel && styles.withPanel)}>
        {panel}
        <div className={styles.pane}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </Container>
  );
}

export function PageCardSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <div className={styles.pane}>
          <Skeleton className={styles.bone} />
          <Skeleton className={styles.bone} />
          <Skeleton className={styles.bone} />
        </div>
      </div>
    </Container>
  );
}
