import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Price and what explains it; nothing but words when the price is on request. */
export function CardPrice({ listing: { price, contract } }: { listing: ListingCard }): ReactElement {
  const format = useFormat();
  if (price.onRequest || price.value === null) {
    return (
      <p className={styles.price}>
        <b>
          <Trans>Cijena na upit</Trans>
        </b>
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <b>{format.money(price.value)}</b>
      {contract === 2 && (
        <span>
          <Trans>mjesečno</Trans>
        </span>
      )}
      {price.previous !== null && (
        <s>
          <VisuallyHidden>
            <Trans>Prijašnja cijena:</Trans>{' '}
          </VisuallyHidden>
          {format.money(price.previous)}
        </s>
      )}
      {price.perSquareMetre !== null && <span>{format.perArea(price.perSquareMetre)}</span>}
    </p>
  );
}
