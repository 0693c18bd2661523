import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { Grade } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './kept-card.module.css';

/** Facts an ad has; what it does not say is left out. */
export function AdFacts({
  listing: {
    surface: { net, gross, plot },
    rooms,
    floor,
    energyClass,
  },
}: {
  listing: ListingCard;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const energy = ENERGY_CLASSES[energyClass];
  const area = net ?? gross;
  return (
    <ul className={styles.facts}>
      {area !== null && <li>{format.area(area)}</li>}
      {area === null && plot !== null && (
        <li>
          <Trans>{format.area(plot)} zemljišta</Trans>
        </li>
      )}
      {rooms !== null && (
        <li>
          <Plural value={rooms} one="# soba" few="# sobe" other="# soba" />
        </li>
      )}
      {floor !== null && (
        <li>
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

/** The price in words; of one on request too. */
export function AdPrice({ listing: { price, contract } }: { listing: ListingCard }): ReactElement {
  const format = useFormat();
  if (price.value === null)
    return (
      <p className={styles.price}>
        <b>
          <Trans>Cijena na upit</Trans>
        </b>
      </p>
    );
  return (
    <p className={styles.price}>
      <b>{format.money(price.value)}</b>
      {contract === 2 && (
        <span>
          <Trans>mjesečno</Trans>
        </span>
      )}
      {price.perSquareMetre !== null && <span>{format.perArea(price.perSquareMetre)}</span>}
    </p>
  );
}
