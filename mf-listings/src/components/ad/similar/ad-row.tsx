import type { ListingCard } from '@kvadrat/contracts/api';
import type { ReactElement, ReactNode } from 'react';
import { SimilarCard } from './similar-card';
import styles from './similar.module.css';

/** Ads beside one another under a heading. */
export function AdRow({
  id,
  title,
  ads,
  children,
}: {
  id: string;
  title: ReactNode;
  ads: readonly ListingCard[];
  /** The way to more of them. */
  children?: ReactNode;
}): ReactElement {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <SimilarCard listing={ad} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
