import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './page-skeleton.module.css';

/** A page of about the final size while its code and its data are on the way. */
export function PageSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">
        <Trans>Učitavanje</Trans>
      </VisuallyHidden>
      <Skeleton className={styles.head} />
      <Skeleton className={styles.body} />
    </Container>
  );
}
