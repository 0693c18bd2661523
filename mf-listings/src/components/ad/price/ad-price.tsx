import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { rangeText } from '../unit-ranges';
import styles from './price.module.css';

/**
 * The price large; words alone when it is on request.
 * @param per `month` for rents, `project` where it is the lowest of several, `auction` where it is the lowest bid
 * @param highest of those several, where it is told
 * @param since ISO date-time from which it holds, where it was cut
 */
export function AdPrice({
  price,
  per,
  highest = null,
  since = null,
}: {
  price: ListingCard['price'];
  per: 'month' | 'project' | 'auction' | null;
  highest?: number | null;
  since?: string | null;
}): ReactElement {
  const format = useFormat();
  if (price.value === null)
    return (
      <p className={styles.price}>
        <b>
          <Trans>Cijena na upit</Trans>
        </b>
      </p>
    );
  if (highest !== null && highest > price.value)
    return (
      <p className={styles.price}>
        <b>{rangeText([price.value, highest], format.money)}</b>
      </p>
    );
  const cutOn = since === null ? null : format.date(since);
  return (
    <p className={styles.price}>
      {per === 'project' && (
        <span>
          <Trans>od</Trans>
        </span>
      )}
      <b>{format.money(price.value)}</b>
      {per === 'auction' && (
        <span>
          <Trans>najniža ponuda</Trans>
        </span>
      )}
      {per === 'month' && (
        <span>
          <Trans>mjesečno</Trans>
        </span>
      )}
      {price.perSquareMetre !== null && <span>{format.perArea(price.perSquareMetre)}</span>}
      {price.previous !== null && (
        <s>
          <VisuallyHidden>
            <Trans>Prijašnja cijena:</Trans>{' '}
          </VisuallyHidden>
          {format.money(price.previous)}
        </s>
      )}
      {price.previous !== null && cutOn !== null && (
        <span>
          <Trans>sniženo {cutOn}</Trans>
        </span>
      )}
    </p>
  );
}
