import { useFormat, useRemote } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './embed.module.css';
import { PortalLink } from './portal-link';

const PHOTO_SIZES = '(min-width: 640px) 20rem, 100vw';

/** One ad in an element; its title is the link, which covers the card. */
export function EmbeddedAd({
  ad: { title, path, photos, place, surface, rooms, contract, price },
}: {
  ad: ListingCard;
}): ReactElement {
  const { portalOrigin } = useRemote();
  const format = useFormat();
  const [photo] = photos;
  const sources = photo?.sizes.map(({ avif, webp, ...size }) => ({
    ...size,
    avif: portalOrigin + avif,
    webp: portalOrigin + webp,
  }));
  const area = surface.net ?? surface.gross ?? surface.plot;
  return (
    <article className={styles.ad}>
      <Photo className={styles.photo} alt={photo?.alt ?? title} sources={sources ?? []} sizes={PHOTO_SIZES} />
      <p className={styles.price}>
        {price.onRequest || price.value === null ? (
          <b>
            <Trans>Cijena na upit</Trans>
          </b>
        ) : (
          <b>{format.money(price.value)}</b>
        )}
        {contract === 2 && price.value !== null && (
          <span>
            <Trans>mjesečno</Trans>
          </span>
        )}
      </p>
      <h3 className={styles.title}>
        <PortalLink path={path}>{title}</PortalLink>
      </h3>
      <p className={styles.place}>{place.label}</p>
      <ul className={styles.facts} role="list">
        {area !== null && <li>{format.area(area)}</li>}
        {rooms !== null && (
          <li>
            <Plural value={rooms} one="# soba" few="# sobe" other="# soba" />
          </li>
        )}
      </ul>
    </article>
  );
}
