import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './directory.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** A directory of about the final size while its data is on the way. */
export function DirectorySkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">
        <Trans>Učitavanje agencija</Trans>
      </VisuallyHidden>
      <Skeleton className={styles.headSkeleton} />
      <div>
        {ROWS.map((row) => (
          <Skeleton key={row} className={styles.rowSkeleton} />
        ))}
      </div>
    </Container>
  );
}
