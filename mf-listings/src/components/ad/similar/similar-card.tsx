import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES, isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import { AreaIcon, Badge, FloorIcon, Grade, Photo, PinIcon, RoomsIcon, TreeIcon } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FloorText } from '../floor-text';
import styles from './similar.module.css';

const SIZES = '(min-width: 1440px) 324px, (min-width: 1024px) 24vw, (min-width: 640px) 47vw, 78vw';

/** An ad small: photo, price, title, place, facts. Its title is the link, which covers the card. */
export function SimilarCard({ listing }: { listing: ListingCard }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const format = useFormat();
  const { photos, price, surface, rooms, floor } = listing;
  const area = surface.net ?? surface.gross;
  const energy = ENERGY_CLASSES[listing.energyClass];
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          alt={photos[0]?.alt ?? t`Oglas nema slika: ${listing.title}`}
          sources={photos[0]?.sizes ?? []}
          sizes={SIZES}
        />
        {isPaidVisibility(listing.visibility) && (
          <span className={styles.badge}>
            <Badge tone="marked">
              <Trans>Istaknuto</Trans>
            </Badge>
          </span>
        )}
      </div>
      <p className={styles.price}>
        <b>{price.value === null ? <Trans>Cijena na upit</Trans> : format.money(price.value)}</b>
        {/* Sales and rents of one advertiser stand side by side. */}
        {price.value !== null && listing.contract === 2 && (
          <span>
            <Trans>mjesečno</Trans>
          </span>
        )}
        {price.perSquareMetre !== null && <span>{format.perArea(price.perSquareMetre)}</span>}
      </p>
      <h3 className={styles.title}>
        <a href={href(listing.path)}>{listing.title}</a>
      </h3>
      <p className={styles.place}>
        <PinIcon />
        {listing.place.label}
      </p>
      <ul className={styles.facts}>
        {area !== null && (
          <li>
            <AreaIcon />
            {format.area(area)}
          </li>
        )}
        {surface.plot !== null && (
          <li>
            <TreeIcon />
            {format.area(surface.plot)}
          </li>
        )}
        {rooms !== null && (
          <li>
            <RoomsIcon />
            <Plural value={rooms} one="# soba" few="# sobe" other="# soba" />
          </li>
        )}
        {floor !== null && (
          <li>
            <FloorIcon />
            <FloorText floor={floor} />
          </li>
        )}
        {energy !== 'NC' && (
          <li>
            <Grade letter={energy} label={t`Energetski razred`} />
          </li>
        )}
      </ul>
    </div>
  );
}
