import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { AreaIcon, BathIcon, FloorIcon, Grade, RoomsIcon, TreeIcon } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Facts an ad has; what it does not say is left out. */
export function CardFacts({ listing }: { listing: ListingCard }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const { surface, rooms, bathrooms, floor } = listing;
  const energy = ENERGY_CLASSES[listing.energyClass];
  return (
    <ul className={styles.facts}>
      {surface.net !== null ? (
        <li>
          <AreaIcon />
          <Trans>{format.area(surface.net)} neto</Trans>
        </li>
      ) : (
        surface.gross !== null && (
          <li>
            <AreaIcon />
            <Trans>{format.area(surface.gross)} bruto</Trans>
          </li>
        )
      )}
      {surface.plot !== null && (
        <li>
          <TreeIcon />
          <Trans>{format.area(surface.plot)} zemljišta</Trans>
        </li>
      )}
      {rooms !== null && (
        <li>
          <RoomsIcon />
          <Plural value={rooms} one="# soba" few="# sobe" other="# soba" />
        </li>
      )}
      {bathrooms !== null && bathrooms > 0 && (
        <li>
          <BathIcon />
          <Plural value={bathrooms} one="# kupaonica" few="# kupaonice" other="# kupaonica" />
        </li>
      )}
      {floor !== null && (
        <li>
          <FloorIcon />
          <Floor floor={floor} />
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

function Floor({ floor }: { floor: number }): ReactElement {
  if (floor === 0) return <Trans>prizemlje</Trans>;
  return floor < 0 ? <Trans>suteren</Trans> : <Trans>{floor}. kat</Trans>;
}
