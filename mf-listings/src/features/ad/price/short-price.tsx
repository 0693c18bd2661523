import type { ListingCard } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../../lib/use-format';
import styles from './price.module.css';

/** The price in a few words, for places without room for more. */
export function ShortPrice({ price }: { price: ListingCard['price'] }): ReactElement {
  const format = useFormat();
  return (
    <p className={styles.short}>
      <b>{price.value === null ? <Trans>Cijena na upit</Trans> : format.money(price.value)}</b>
      {price.perSquareMetre !== null && <span>{format.money(price.perSquareMetre)}/m²</span>}
    </p>
  );
}
