import type { SimilarListings } from '@kvadrat/contracts/api';
import { RightIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SimilarCard } from './similar-card';
import styles from './similar.module.css';

/** Ads like this one, and the list they stand in, which is all there is where none is like it. */
export function SimilarAds({ similar }: { similar: SimilarListings | null }): ReactElement | null {
  if (similar === null) return null;
  const { list, results } = similar;
  const all = list !== null && list.path !== null && <a className={styles.all} href={list.path}><Trans>Svi oglasi: {list.label}</Trans><RightIcon /></a>;
  if (results.length === 0) return <div>{all}</div>;
  return (
    <section className={styles.section} aria-labelledby="slicni">
      <h2 id="slicni"><Trans>Slični oglasi</Trans></h2>
      <ul className={styles.cards}>
        {results.map((listing) => <li key={listing.id}><SimilarCard listing={listing} /></li>)}
      </ul>
      {all}
    </section>
  );
}
