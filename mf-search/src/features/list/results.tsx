import type { SearchListResponse } from '@kvadrat/contracts/api';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Pagination, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchHref } from '../../lib/use-search-href';
import { useSavedAds } from '../../lib/use-saved-ads';
import { FilterChips } from './filter-chips';
import { ListingCard } from './card/listing-card';
import { NoResults } from './no-results';
import { SortSelect } from './sort-select';
import styles from './list.module.css';

/** How many photos have their address in the HTML; the rest wait for hydration. */
const EAGER_PHOTOS = 2;

export function Results({ response, criteria }: { response: SearchListResponse; criteria: SearchCriteria }): ReactElement {
  const { t } = useLingui();
  const href = useSearchHref();
  const saved = useSavedAds();
  const { results, count, countLabel, currentPage, maxPages } = response;
  const placeLabel = response.place?.label ?? '';
  return (
    <section className={styles.results} aria-labelledby="rezultati">
      <VisuallyHidden as="h2" id="rezultati"><Trans>Rezultati</Trans></VisuallyHidden>
      <FilterChips criteria={criteria} placeLabel={placeLabel} />
      <div className={styles.sortRow}>
        <p className={styles.count}>
          <Plural
            // Above the cap the label is "2000+" and takes the form of the cap.
            value={Math.min(count, COUNT_LABEL_CAP)}
            one={`${countLabel} oglas`}
            few={`${countLabel} oglasa`}
            other={`${countLabel} oglasa`}
          />
        </p>
        {results.length > 0 && <SortSelect criteria={criteria} />}
      </div>
      {results.length === 0 ? (
        <NoResults criteria={criteria} placeLabel={placeLabel} />
      ) : (
        <div className={styles.cards}>
          {results.map((listing, index) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              eager={index < EAGER_PHOTOS}
              saved={saved.has(listing.id)}
              onToggleSaved={() => saved.toggle(listing.id)}
            />
          ))}
        </div>
      )}
      <Pagination
        current={currentPage}
        last={maxPages}
        href={(page) => href({ ...criteria, page })}
        labels={{
          navigation: t`Stranice rezultata`,
          previous: t`Prethodna`,
          next: t`Sljedeća`,
          page: (page) => t`Stranica ${page}`,
        }}
      />
      {results.length > 0 && (
        <p className={styles.ranking}>
          <Trans>Istaknuti oglasi plaćeni su i&nbsp;uvijek označeni. Ostali su poredani po podudarnosti s&nbsp;pretragom i&nbsp;svježini.</Trans>
        </p>
      )}
    </section>
  );
}
