import { Island, Remembered } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Pagination, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { HiddenHere } from '../../components/card/hidden-here';
import { ListedCard } from '../../components/card/listed-card';
import { placesOfList } from '../../lib/form-place';
import type { FoundList } from './list-loader';
import { CompareEntry } from './compare-entry';
import { LaterFilterChips, LaterKeepSearch, laterList, LaterNoResults, LaterSaveSearch } from './later';
import { useListHref } from './map/on-map';
import { SortSelect } from './sort-select';
import { useShownCount } from './use-shown-count';
import styles from './list.module.css';

/** How many photos have their address in the HTML; the rest wait for hydration. */
const EAGER_PHOTOS = 2;

export function Results({
  data,
  criteria,
  address,
}: {
  data: FoundList;
  criteria: SearchCriteria;
  address: string;
}): ReactElement {
  const { t } = useLingui();
  const href = useListHref();
  const { response, pointNames, waysOn } = data;
  const { results, currentPage, maxPages } = response;
  const places = placesOfList(response);
  const shown = useShownCount(response, address);
  return (
    <section className={styles.results} aria-labelledby="rezultati">
      <VisuallyHidden as="h2" id="rezultati">
        <Trans>Rezultati</Trans>
      </VisuallyHidden>
      <div className={styles.sortRow}>
        <p key={response.countLabel} className={styles.count}>
          <AdCount {...shown} />
        </p>
        <Island className={styles.island} key={address} load={laterList.load} placeholder={null}>
          <LaterFilterChips criteria={criteria} places={places} pointNames={pointNames} />
          <LaterKeepSearch criteria={criteria} data={data} />
        </Island>
        {results.length > 0 && (
          <>
            <Island className={styles.island} key={address} load={laterList.load} placeholder={null}>
              <LaterSaveSearch data={data} criteria={criteria} />
            </Island>
            <SortSelect key={`sort ${address}`} criteria={criteria} />
          </>
        )}
      </div>
      {results.length === 0 ? (
        <Island className={styles.island} key={address} load={laterList.load} placeholder={null}>
          <LaterNoResults criteria={criteria} places={places} pointNames={pointNames} waysOn={waysOn}>
            <LaterSaveSearch data={data} criteria={criteria} />
          </LaterNoResults>
        </Island>
      ) : (
        <Cards data={data} criteria={criteria} />
      )}
      <HiddenHere ids={results.map(({ id }) => id)} count={shown.hidden} />
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
      <CompareEntry />
      {results.length > 0 && (
        <p className={styles.ranking}>
          <Trans>
            Plaćeni oglasi uvijek su označeni. Na stranici zauzimaju najviše prva tri i&nbsp;svako peto mjesto; ostali
            su poredani po datumu objave.
          </Trans>
        </p>
      )}
    </section>
  );
}

function Cards({
  data: {
    response: { results },
    asOf,
  },
  criteria: { sort },
}: {
  data: FoundList;
  criteria: SearchCriteria;
}): ReactElement {
  // In an order of the visitor's, size would say something the order does not.
  const layout = sort.field === 'rilevanza' || sort.field === 'automatico' ? 'tiers' : 'rows';
  return (
    <div className={styles.cards}>
      <div className={styles.grid}>
        {results.map((listing, index) => {
          const eager = index < EAGER_PHOTOS;
          return (
            <Remembered key={listing.id} of={[listing, layout, asOf, eager]}>
              <ListedCard listing={listing} layout={layout} asOf={asOf} eager={eager} />
            </Remembered>
          );
        })}
      </div>
    </div>
  );
}
