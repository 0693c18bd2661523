import { useHref } from '@kvadrat/remote-kit';
import { Badge, cx, Photo, PinIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { AdFacts, AdPrice } from './ad-facts';
import styles from './kept-card.module.css';
import { PriceSince } from './price-since';
import type { ShownAd } from './shown-ad';

const SIZES = '(min-width: 1440px) 18rem, (min-width: 640px) 40vw, 100vw';

/**
 * An ad that somebody keeps, whatever has become of it. What is no longer on offer stays, with its last facts, until it is taken away.
 * @param corner on the photo, such as the heart
 */
export function KeptCard({
  ad,
  eager,
  corner,
  children,
}: {
  ad: ShownAd;
  eager: boolean;
  corner?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { state, listing } = ad;
  const title = ad.title === '' ? t`Oglas ${ad.id}` : ad.title;
  const [photo] = listing?.photos ?? [];
  return (
    <article className={cx(styles.card, state !== 'active' && styles.gone)}>
      <div className={styles.pictures}>
        <Photo
          className={styles.photo}
          alt={photo?.alt ?? t`Oglas nema slika: ${title}`}
          sources={photo?.sizes ?? []}
          sizes={SIZES}
          eager={eager}
        />
        <span className={styles.badges}>
          {state === 'sold' && (
            <Badge tone="strong">
              <Trans>Prodano ili iznajmljeno</Trans>
            </Badge>
          )}
          {state === 'gone' && (
            <Badge tone="strong">
              <Trans>Povučeno</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.corner}>{corner}</span>
      </div>
      <div className={styles.body}>
        {listing !== null && <AdPrice listing={listing} />}
        <PriceSince ad={ad} />
        <h2 className={styles.title}>
          {listing === null || state === 'gone' ? title : <a href={href(listing.path)}>{title}</a>}
        </h2>
        {listing !== null && (
          <>
            <p className={styles.place}>
              <PinIcon />
              {listing.place.label}
            </p>
            <AdFacts listing={listing} />
          </>
        )}
      </div>
      {children}
    </article>
  );
}
