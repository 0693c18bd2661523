import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import card from '../../components/card/card.module.css';
import styles from './list.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** A list of the final size while its data is on the way. */
export function ListSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <Skeleton className={styles.barSkeleton} />
      <VisuallyHidden role="status">
        <Trans>Učitavanje oglasa</Trans>
      </VisuallyHidden>
      <Skeleton className={styles.headSkeleton} />
      <div className={styles.cards}>
        <div className={styles.grid}>
          {CARDS.map((key) => (
            <div key={key} className={`${card.card} ${card.wide}`}>
              <div className={card.pictures}>
                <Skeleton className={card.photo} />
              </div>
              <Skeleton className={styles.bodySkeleton} />
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
