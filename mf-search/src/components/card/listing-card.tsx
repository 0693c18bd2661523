import { useHref } from '@kvadrat/remote-kit';
import type { ListingCard as Listing } from '@kvadrat/contracts/api';
import { CameraIcon, cx, PinIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode, Ref } from 'react';
import { CardAdvertiser } from './card-advertiser';
import { CardBadges } from './card-badges';
import { CardFacts } from './card-facts';
import { CardHeart } from './card-heart';
import { CardPhotos } from './card-photos';
import { CardPrice } from './card-price';
import { SeenNote } from './seen-note';
import { shownPhotos } from './shown-photos';
import styles from './card.module.css';

/**
 * How a card stands among others: in a list where paid tiers differ by size, in one where all
 * are alike because the visitor chose the order, or on a shelf of small cards.
 */
type CardLayout = 'tiers' | 'rows' | 'shelf';

export interface ListingCardProps {
  listing: Listing;
  layout: CardLayout;
  /** When the ads were asked for, for what counts as new; ISO date-time. */
  asOf: string;
  /** Whether the main photo has its address in the HTML. */
  eager: boolean;
  /** The ad is being put away by the visitor; cards without it do not offer that. */
  onHide?: () => void;
  /** Stands in the card's place, which keeps its size. */
  cover?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Width of the main photo on screen, in the words of the `sizes` attribute. */
const ROW = '(min-width: 1200px) 19rem, (min-width: 640px) 40vw, 100vw';
const LARGE = '(min-width: 1200px) 30rem, 100vw';
const SHELF = '(min-width: 1200px) 21rem, (min-width: 640px) 48vw, 84vw';

/** One ad. Its title is the link, which covers the card. */
export function ListingCard({ listing, layout, asOf, eager, onHide, cover, ref }: ListingCardProps): ReactElement {
  const href = useHref();
  const { title, photoCount } = listing;
  const isTier = layout === 'tiers';
  const isMosaic = isTier && listing.visibility === 'supervetrina';
  const isLarge = isMosaic || (isTier && listing.visibility === 'vetrina');
  return (
    <article
      ref={ref}
      className={cx(
        styles.card,
        cover !== undefined && styles.covered,
        layout !== 'shelf' && styles.wide,
        isLarge && styles.large,
        isTier && styles[listing.visibility],
      )}
    >
      <div className={cx(styles.pictures, isMosaic && shownPhotos(listing).length > 1 && styles.mosaic)}>
        <CardPhotos
          photos={isMosaic ? shownPhotos(listing) : listing.photos.slice(0, 1)}
          title={title}
          sizes={isLarge ? LARGE : layout === 'shelf' ? SHELF : ROW}
          eager={eager}
        />
        <CardBadges listing={listing} asOf={asOf} />
        <CardHeart id={listing.id} title={title} className={styles.heart} />
        <SeenNote id={listing.id} />
        {photoCount > 1 && (
          <span className={styles.photoCount}>
            <CameraIcon size="xs" />
            <VisuallyHidden>
              <Trans>Broj slika:</Trans>{' '}
            </VisuallyHidden>
            {photoCount}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <CardPrice listing={listing} />
        <h3 className={styles.title}>
          <a href={href(listing.path)}>{title}</a>
        </h3>
        <p className={styles.place}>
          <PinIcon />
          {listing.place.label}
        </p>
        <CardFacts listing={listing} />
        <CardAdvertiser listing={listing} onHide={onHide} />
      </div>
      {cover !== undefined && <p className={styles.cover}>{cover}</p>}
    </article>
  );
}
