import type { ListingCard as Listing } from '@kvadrat/contracts/api';
import { DEFAULT_CRITERIA } from '@kvadrat/contracts/search';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ListingCard } from '../../components/card/listing-card';
import { useSearchHref } from '../../lib/use-search-href';
import styles from './home.module.css';

/** The newest homes for sale; paid tiers play no part here. */
export function Newest({ listings, asOf }: { listings: readonly Listing[]; asOf: string }): ReactElement {
  const href = useSearchHref();
  return (
    <section className={styles.section} aria-labelledby="najnoviji">
      <div className={styles.sectionHead}>
        <h2 id="najnoviji">
          <Trans>Najnoviji oglasi</Trans>
        </h2>
        <a href={href({ ...DEFAULT_CRITERIA, sort: { field: 'data', order: 'desc' } })}>
          <Trans>Svi novi oglasi</Trans>
        </a>
      </div>
      <div className={styles.newest}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} asOf={asOf} layout="shelf" eager={false} />
        ))}
      </div>
    </section>
  );
}
