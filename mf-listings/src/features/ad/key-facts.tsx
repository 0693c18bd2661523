import type { ListingDetail } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { AreaIcon, BathIcon, CalendarIcon, FloorIcon, Grade, RoomsIcon } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../lib/use-format';
import { FloorText } from './floor-text';
import styles from './ad.module.css';

/** The figures people look for first; those the ad lacks are left out. */
export function KeyFacts({ listing }: { listing: ListingDetail }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const { surface, rooms, bathrooms, floor, yearBuilt } = listing;
  const area = surface.net ?? surface.gross ?? surface.plot;
  const energy = ENERGY_CLASSES[listing.energyClass];
  return (
    <ul className={styles.keyFacts}>
      {area !== null && (
        <li>
          <AreaIcon size="m" />
          <b>{format.area(area)}</b>
          <span>
            {surface.net !== null ? <Trans>neto površina</Trans> : surface.gross !== null ? <Trans>bruto površina</Trans> : <Trans>zemljište</Trans>}
          </span>
        </li>
      )}
      {rooms !== null && (
        <li><RoomsIcon size="m" /><b>{rooms}</b><span><Plural value={rooms} one="soba" few="sobe" other="soba" /></span></li>
      )}
      {bathrooms !== null && (
        <li><BathIcon size="m" /><b>{bathrooms}</b><span><Plural value={bathrooms} one="kupaonica" few="kupaonice" other="kupaonica" /></span></li>
      )}
      {floor !== null && <li><FloorIcon size="m" /><b><FloorText floor={floor} /></b><span><Trans>položaj u zgradi</Trans></span></li>}
      {yearBuilt !== null && <li><CalendarIcon size="m" /><b>{yearBuilt}</b><span><Trans>godina gradnje</Trans></span></li>}
      {energy !== 'NC' && <li><Grade letter={energy} label={t`Energetski razred`} /><span><Trans>energetski razred</Trans></span></li>}
    </ul>
  );
}
