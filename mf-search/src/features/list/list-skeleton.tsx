import { Container, Skeleton, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import card from '../../components/card/card.module.css';
import styles from './list.module.css';

const CARDS = 6;

/** A list of the final size while its data is on the way. */
export function ListSkeleton(): ReactElement {
  return (
    <Container className={styles.page}>
      <div className={styles.barSkeleton}><Skeleton /></div>
      <div className={styles.head}>
        <VisuallyHidden role="status"><Trans>Učitavanje oglasa</Trans></VisuallyHidden>
        <Skeleton className={styles.lineCrumb} />
        <Skeleton className={styles.lineTitle} />
      </div>
      <div className={styles.results}>
        <div className={styles.sortRow}><Skeleton className={styles.lineCount} /></div>
        <div className={styles.cards}>
          <div className={styles.grid}>
            {Array.from({ length: CARDS }, (_, index) => (
              <div key={index} className={`${card.card} ${card.wide}`}>
                <div className={card.pictures}><Skeleton className={card.photo} /></div>
                <div className={card.body}>
                  <Skeleton className={styles.lineHalf} />
                  <Skeleton className={styles.lineLong} />
                  <Skeleton className={styles.lineShort} />
                  <Skeleton className={styles.lineLong} />
                  <Skeleton className={styles.lineFoot} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Container>
  );
}
