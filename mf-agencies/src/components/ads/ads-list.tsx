import { useFormat, useHref, useWords } from '@kvadrat/remote-kit';
import type { AgencyListings } from '@kvadrat/contracts/api';
import { Chip, Pagination } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdCard } from './ad-card';
import { ADS_ID, adsAddress, type AdsAsk } from './ads-address';
import styles from './ads.module.css';

/** How many photos have their address in the HTML; the rest wait for hydration. */
const EAGER_PHOTOS = 2;

/** All ads of an agency or of somebody who works for it, by kind and page by page. @param path of the page they stand on */
export function AdsList({ ads, ask, path }: { ads: AgencyListings; ask: AdsAsk; path: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const format = useFormat();
  const word = useWords();
  const to = (change: Partial<AdsAsk>): string => `${href(adsAddress(path, { ...ask, page: 1, ...change }))}#${ADS_ID}`;
  const chips = [
    {
      key: 'sale',
      label: t`Prodaja`,
      count: ads.sale,
      set: ask.offer === 'sale',
      turned: to({ offer: ask.offer === 'sale' ? null : 'sale', kind: null }),
    },
    {
      key: 'rent',
      label: t`Najam`,
      count: ads.rent,
      set: ask.offer === 'rent',
      turned: to({ offer: ask.offer === 'rent' ? null : 'rent', kind: null }),
    },
    ...ads.kinds.map(({ value, count }) => ({
      key: value,
      label: word('categoryGroups', value),
      count,
      set: ask.kind === value,
      turned: to({ kind: ask.kind === value ? null : value }),
    })),
  ];
  return (
    <section id={ADS_ID} aria-labelledby="oglasi-naslov">
      <h2 id="oglasi-naslov">
        <Trans>Oglasi</Trans>
      </h2>
      {ads.total === 0 ? (
        <p>
          <Trans>Trenutačno nema oglasa u ponudi.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.chips} role="group" aria-label={t`Suzite popis`}>
            {chips
              .filter(({ count, set }) => count > 0 || set)
              .map(({ key, label, count, set, turned }) => (
                <Chip key={key} set={set} href={turned} aria-current={set ? 'true' : undefined} rel="nofollow">
                  {label} <span>{format.number(count)}</span>
                </Chip>
              ))}
          </div>
          <ul className={styles.grid}>
            {ads.results.map((listing, index) => (
              <li key={listing.id}>
                <AdCard listing={listing} eager={index < EAGER_PHOTOS} />
              </li>
            ))}
          </ul>
          <Pagination
            current={ads.currentPage}
            last={ads.maxPages}
            href={(page) => to({ page })}
            labels={{
              navigation: t`Stranice oglasa`,
              previous: t`Prethodna`,
              next: t`Sljedeća`,
              page: (page) => t`Stranica ${page}`,
            }}
          />
        </>
      )}
    </section>
  );
}
