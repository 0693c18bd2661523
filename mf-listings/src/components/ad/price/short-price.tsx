import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './price.module.css';

/**
 * The price in a few words, for places without room for more.
 * @param lowest of several homes: what a square metre of one costs says nothing of the others
 */
export function ShortPrice({ price, lowest = false }: { price: ListingCard['price']; lowest?: boolean }): ReactElement {
  const format = useFormat();
  return (
    <p className={styles.short}>
      <b>
        {price.value === null ? (
          <Trans>Cijena na upit</Trans>
        ) : lowest ? (
          <>
            <Trans>od</Trans> {format.money(price.value)}
          </>
        ) : (
          format.money(price.value)
        )}
      </b>
      {price.perSquareMetre !== null && !lowest && <span>{format.perArea(price.perSquareMetre)}</span>}
    </p>
  );
}
