import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES, isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import { AreaIcon, Badge, CardLink, FloorIcon, Grade, Photo, PinIcon, RoomsIcon, TreeIcon } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './ads.module.css';

const SIZES = '(min-width: 1024px) 20vw, (min-width: 640px) 45vw, 100vw';

/** An ad small: photo, price, title, place, facts. Its title is the link, which covers the card. */
export function AdCard({ listing, eager = false }: { listing: ListingCard; eager?: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { photos, place, path, title } = listing;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          alt={photos[0]?.alt ?? t`Oglas nema slika: ${title}`}
          sources={photos[0]?.sizes ?? []}
          sizes={SIZES}
          eager={eager}
        />
        {isPaidVisibility(listing.visibility) && (
          <span className={styles.badge}>
            <Badge tone="marked">
              <Trans>Istaknuto</Trans>
            </Badge>
          </span>
        )}
      </div>
      <Price listing={listing} />
      <h3 className={styles.title}>
        <CardLink href={href(path)}>{title}</CardLink>
      </h3>
      <p className={styles.place}>
        <PinIcon />
        {place.label}
      </p>
      <Facts listing={listing} />
    </article>
  );
}

function Price({ listing: { price, contract } }: { listing: ListingCard }): ReactElement {
  const format = useFormat();
  return (
    <p className={styles.price}>
      <b>{price.value === null ? <Trans>Cijena na upit</Trans> : format.money(price.value)}</b>
      {price.value !== null && contract === 2 && (
        <span>
          <Trans>mjesečno</Trans>
        </span>
      )}
      {price.perSquareMetre !== null && <span>{format.money(price.perSquareMetre)}/m²</span>}
    </p>
  );
}

/** What the ad says; what it does not is left out. */
function Facts({ listing: { surface, rooms, floor, energyClass } }: { listing: ListingCard }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const area = surface.net ?? surface.gross;
  const energy = ENERGY_CLASSES[energyClass];
  return (
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
          {floor === 0 ? <Trans>prizemlje</Trans> : floor < 0 ? <Trans>suteren</Trans> : <Trans>{floor}. kat</Trans>}
        </li>
      )}
      {energy !== 'NC' && (
        <li>
          <Grade letter={energy} label={t`Energetski razred`} />
        </li>
      )}
    </ul>
  );
}
