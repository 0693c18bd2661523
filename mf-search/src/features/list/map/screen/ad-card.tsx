import { useHref } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { PinIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CardBadges } from '../../../../components/card/card-badges';
import { CardFacts } from '../../../../components/card/card-facts';
import { CardHeart } from '../../../../components/card/card-heart';
import { CardPhotos } from '../../../../components/card/card-photos';
import { CardPrice } from '../../../../components/card/card-price';
import styles from './map.module.css';

/** An ad over the map. Its title is the link, which covers the card. */
export function AdCard({ ad, asOf }: { ad: ListingCard; asOf: string }): ReactElement {
  const href = useHref();
  const { title } = ad;
  return (
    <div className={styles.ad} data-ad={ad.id}>
      <div className={styles.adPhoto}>
        <CardPhotos photos={ad.photos.slice(0, 1)} title={title} sizes="10rem" eager={false} />
        <CardHeart id={ad.id} title={title} className={styles.adHeart} />
      </div>
      <div className={styles.adBody}>
        <CardBadges listing={ad} asOf={asOf} />
        <CardPrice listing={ad} />
        <h3>
          <a href={href(ad.path)}>{title}</a>
        </h3>
        <p className={styles.adPlace}>
          <PinIcon size="xs" />
          {ad.place.label}
        </p>
        {ad.position?.display === 'only_area' && (
          <p className={styles.areaOnly}>
            <Trans>Položaj je približan: oglašivač pokazuje samo područje.</Trans>
          </p>
        )}
        <CardFacts listing={ad} />
      </div>
    </div>
  );
}
