import type { ListingCard as Listing } from '@kvadrat/contracts/api';
import { isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import { Badge, CameraIcon, cx, HeartButton, PinIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../../lib/use-format';
import { useHref } from '../../../lib/use-href';
import { CardFacts } from './card-facts';
import { CardPhotos } from './card-photos';
import { CardPrice } from './card-price';
import styles from './card.module.css';

export interface ListingCardProps {
  listing: Listing;
  /** Whether the main photo has its address in the HTML. */
  eager: boolean;
  saved: boolean;
  onToggleSaved: () => void;
}

/** One ad of a list (R269). Its title is the link, which covers the card. */
export function ListingCard({ listing, eager, saved, onToggleSaved }: ListingCardProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { title, visibility, photoCount } = listing;
  return (
    <article className={cx(styles.card, styles[visibility])}>
      <div className={styles.pictures}>
        <CardPhotos listing={listing} eager={eager} />
        <span className={styles.badges}>
          {isPaidVisibility(visibility) && <Badge tone="marked"><Trans>Istaknuto</Trans></Badge>}
        </span>
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
        <Foot listing={listing} />
      </div>
    </article>
  );
}

function Foot({ listing: { advertiser, publishedAt } }: { listing: Listing }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <span className={styles.initials} aria-hidden="true">{initialsOf(advertiser.name)}</span>
      <span>
        {advertiser.name}
        <small>{advertiser.type === 'agenzia' ? t`agencija` : t`privatni oglas`}</small>
      </span>
      <time dateTime={publishedAt}>
        <VisuallyHidden><Trans>Objavljeno</Trans> </VisuallyHidden>
        {format.date(publishedAt)}
      </time>
    </div>
  );
}

/** `Marjan kvadrat d.o.o.` → `MK`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words.slice(0, 2).map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
