import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { listMapPath } from '@kvadrat/contracts/paths';
import { MapIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import facts from '../facts/facts.module.css';
import { MiniMap } from './mini-map';
import styles from './location.module.css';

/** Of the list's map: close enough to know the streets; around an area all of it is seen. */
const ZOOM = { marker: 15, only_area: 14 } as const;

/** Where it is, as exactly as the advertiser shows it: a small map, distances in words, and the way to the list's map. */
export function Location({ listing }: { listing: ListingDetail }): ReactElement {
  const { place, address, position, mapDisplay, breadcrumbs } = listing;
  const list = breadcrumbs.findLast(({ path }) => path !== null)?.path ?? null;
  const zoom = mapDisplay === 'no_map' ? null : ZOOM[mapDisplay];
  return (
    <section className={facts.section} aria-labelledby="lokacija">
      <h2 id="lokacija">
        <Trans>Lokacija</Trans>
      </h2>
      <p>{address === null ? place.label : `${address}, ${place.label}`}</p>
      {position !== null && zoom !== null ? (
        <MiniMap listing={listing} position={position} />
      ) : (
        <p className={facts.note}>
          <Trans>Oglašivač ne pokazuje položaj na karti.</Trans>
        </p>
      )}
      {listing.areaRadius !== null && (
        <p className={facts.note}>
          <Trans>Oglašivač pokazuje samo područje: nekretnina je negdje u krugu.</Trans>
        </p>
      )}
      <Distances distances={listing.distances} />
      {position !== null && zoom !== null && list !== null && (
        <a className={styles.more} href={listMapPath(list, position, zoom)}>
          <MapIcon />
          <Trans>Oglasi u blizini na karti</Trans>
        </a>
      )}
    </section>
  );
}

function Distances({ distances }: { distances: ListingDetail['distances'] }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  if (distances.length === 0) return null;
  return (
    <>
      <dl className={facts.facts}>
        {distances.map(({ to, name, metres }) => {
          const about = format.length(metres);
          const town = name ?? '';
          return (
            <div key={to}>
              <dt>{to === 'sea' ? t`Do obale mora` : t`Do središta (${town})`}</dt>
              <dd>
                <Trans>oko {about}</Trans>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={facts.note}>
        <Trans>Zračnom linijom, izračunano iz položaja na karti.</Trans>
      </p>
    </>
  );
}
