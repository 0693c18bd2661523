import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import card from './card/card.module.css';
import styles from './list.module.css';

const CARDS = 4;

/** A list of the final size while its data is on the way. */
export function ListSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <VisuallyHidden role="status"><Trans>Učitavanje oglasa</Trans></VisuallyHidden>
        <Skeleton className={styles.lineTitle} />
      </div>
      <Skeleton className={styles.boxFilters} />
      <div className={styles.results}>
        <div className={styles.cards}>
          {Array.from({ length: CARDS }, (_, index) => (
            <div key={index} className={card.card}>
              <div className={card.pictures}><Skeleton className={card.photo} /></div>
              <div className={card.body}>
                <Skeleton className={styles.lineHalf} />
                <Skeleton className={styles.lineLong} />
                <Skeleton className={styles.lineShort} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}
