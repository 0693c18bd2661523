import { useFormat } from '@kvadrat/remote-kit';
import { CheckIcon, cx, TrendDownIcon, TrendFlatIcon, TrendUpIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './kept-card.module.css';
import { priceThen, type ShownAd } from './shown-ad';

/** What has become of the price, or of the ad, since it was put on the list. Below is good for a buyer, so the words say no more than what it is. */
export function PriceSince({ ad }: { ad: ShownAd }): ReactElement | null {
  const format = useFormat();
  const { state, leftAt, listing, markedAt } = ad;
  if (state !== 'active') {
    const day = leftAt === null ? '' : format.date(leftAt);
    return (
      <p className={styles.since}>
        <CheckIcon />
        <span>
          {state === 'sold' ? (
            <Trans>Više nije u ponudi; ostaju zadnji podaci.</Trans>
          ) : day === '' ? (
            <Trans>Oglasa više nema.</Trans>
          ) : (
            <Trans>Povučeno {day}; ostaju zadnji podaci.</Trans>
          )}
        </span>
      </p>
    );
  }
  const now = listing?.price.value ?? null;
  const then = priceThen(ad);
  if (now === null || then === null || markedAt === null) return null;
  const difference = format.money(Math.abs(now - then));
  if (now < then)
    return (
      <p className={cx(styles.since, styles.low)}>
        <TrendDownIcon />
        <span>
          <Trans>{difference} manje otkad ste spremili</Trans>
        </span>
      </p>
    );
  if (now > then)
    return (
      <p className={cx(styles.since, styles.high)}>
        <TrendUpIcon />
        <span>
          <Trans>{difference} više otkad ste spremili</Trans>
        </span>
      </p>
    );
  const day = format.date(markedAt);
  return (
    <p className={styles.since}>
      <TrendFlatIcon />
      <span>
        <Trans>Cijena ista, spremljeno {day}</Trans>
      </span>
    </p>
  );
}
