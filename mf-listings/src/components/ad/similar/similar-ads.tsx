import type { SimilarListings } from '@kvadrat/contracts/api';
import { RightIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdRow } from './ad-row';
import styles from './similar.module.css';

/** Ads like this one, and the list they stand in, which is all there is where none is like it. */
export function SimilarAds({ similar }: { similar: SimilarListings | null }): ReactElement | null {
  if (similar === null) return null;
  const { list, results } = similar;
  const all = list !== null && list.path !== null && (
    <a className={styles.all} href={list.path}>
      <Trans>Svi oglasi: {list.label}</Trans>
      <RightIcon />
    </a>
  );
  if (results.length === 0) return <div>{all}</div>;
  return (
    <AdRow id="slicni" title={<Trans>Slični oglasi</Trans>} ads={results}>
      {all}
    </AdRow>
  );
}
