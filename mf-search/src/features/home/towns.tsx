import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { HomeResponse } from '@kvadrat/contracts/api';
import { DEFAULT_CRITERIA, searchPath } from '@kvadrat/contracts/search';
import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdCount } from '../../components/ad-count';
import { Scene } from '../../components/scene';
import { useSearchHref } from '../../lib/use-search-href';
import styles from './towns.module.css';

type Town = HomeResponse['towns'][number];

/** Towns as pictures with what they hold; the whole tile leads to homes for sale, a link of its own to those to rent. */
export function Towns({ towns, sea }: Pick<HomeResponse, 'towns' | 'sea'>): ReactElement {
  const searchHref = useSearchHref();
  const format = useFormat();
  return (
    <section className={styles.section} aria-labelledby="gradovi">
      <h2 id="gradovi">
        <Trans>Gradovi</Trans>
      </h2>
      <ul className={styles.towns}>
        {towns.map((town) => (
          <TownTile key={town.path} town={town} />
        ))}
        <li className={styles.town}>
          <Scene path={sea.picture} className={styles.picture} />
          <h3>
            <a href={searchHref({ ...DEFAULT_CRITERIA, views: ['sea-view'] })}>
              <Trans>S&nbsp;pogledom na more</Trans>
            </a>
          </h3>
          <p>
            <AdCount count={sea.count} countLabel={format.number(sea.count)} />
          </p>
        </li>
      </ul>
    </section>
  );
}

function TownTile({ town: { label, path, picture, sale, rent, pricePerSquareMetre } }: { town: Town }): ReactElement {
  const href = useHref();
  const format = useFormat();
  return (
    <li className={styles.town}>
      <Scene path={picture} className={styles.picture} />
      <h3>
        <a href={href(searchPath({ contract: 1, category: 1, place: path }))}>{label}</a>
      </h3>
      <p>
        <span>
          <AdCount count={sale} countLabel={format.number(sale)} />
        </span>
        {pricePerSquareMetre !== null && <span>{format.perArea(pricePerSquareMetre)}</span>}
      </p>
      {rent > 0 && (
        <a className={styles.rent} href={href(searchPath({ contract: 2, category: 1, place: path }))}>
          <Trans>Najam</Trans> {format.number(rent)}
          <VisuallyHidden>, {label}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}
