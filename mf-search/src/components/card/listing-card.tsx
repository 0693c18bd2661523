import type { ListingCard as Listing } from '@kvadrat/contracts/api';
import { CameraIcon, cx, HeartButton, PinIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { CardAdvertiser } from './card-advertiser';
import { CardBadges } from './card-badges';
import { CardFacts } from './card-facts';
import { CardPhotos } from './card-photos';
import { CardPrice } from './card-price';
import styles from './card.module.css';

/**
 * How a card stands among others: in a list where paid tiers differ by size (R116), in one where all
 * are alike because the visitor chose the order, or on a shelf of small cards.
 */
export type CardLayout = 'tiers' | 'rows' | 'shelf';

export interface ListingCardProps {
  listing: Listing;
  layout: CardLayout;
  /** When the ads were asked for, for what counts as new; ISO date-time. */
  asOf: string;
  /** Whether the main photo has its address in the HTML. */
  eager: boolean;
  saved: boolean;
  onToggleSaved: () => void;
}

/** One ad (R269). Its title is the link, which covers the card. */
export function ListingCard({ listing, layout, asOf, eager, saved, onToggleSaved }: ListingCardProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { title, photoCount } = listing;
  return (
    <article className={cx(styles.card, layout !== 'shelf' && styles.wide, layout === 'tiers' && styles[listing.visibility])}>
      <div className={styles.pictures}>
        <CardPhotos listing={listing} layout={layout} eager={eager} />
        <CardBadges listing={listing} asOf={asOf} />
        <HeartButton label={t`Spremi: ${title}`} pressed={saved} onToggle={onToggleSaved} className={styles.heart} />
        {photoCount > 1 && (
          <span className={styles.photoCount}>
            <CameraIcon size="xs" />
            <VisuallyHidden><Trans>Broj slika:</Trans> </VisuallyHidden>
            {photoCount}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <CardPrice listing={listing} />
        <h3 className={styles.title}><a href={href(listing.path)}>{title}</a></h3>
        <p className={styles.place}><PinIcon />{listing.place.label}</p>
        <CardFacts listing={listing} />
        <CardAdvertiser listing={listing} />
      </div>
    </article>
  );
}
