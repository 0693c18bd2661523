import type { SimilarListings } from '@kvadrat/contracts/api';
import { RightIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SimilarCard } from './similar-card';
import styles from './similar.module.css';

/** Ads like this one, and the list they stand in. Nothing where there are none. */
export function SimilarAds({ similar }: { similar: SimilarListings | null }): ReactElement | null {
  if (similar === null || similar.results.length === 0) return null;
  const { list, results } = similar;
  return (
    <section className={styles.section} aria-labelledby="slicni">
      <h2 id="slicni"><Trans>Slični oglasi</Trans></h2>
      <ul className={styles.cards}>
        {results.map((listing) => <li key={listing.id}><SimilarCard listing={listing} /></li>)}
      </ul>
      {list !== null && list.path !== null && <a className={styles.all} href={list.path}><Trans>Svi oglasi: {list.label}</Trans><RightIcon /></a>}
    </section>
  );
}
