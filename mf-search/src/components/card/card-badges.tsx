import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import { Badge } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Paid places always say so; then what is new today, and what has become cheaper. */
export function CardBadges({
  listing: { visibility, publishedAt, price },
  asOf,
}: {
  listing: ListingCard;
  asOf: string;
}): ReactElement {
  const format = useFormat();
  const reduced = reduction(price);
  const percent = format.percent(reduced);
  return (
    <span className={styles.badges}>
      {isPaidVisibility(visibility) && (
        <Badge tone="marked">
          <Trans>Istaknuto</Trans>
        </Badge>
      )}
      {format.date(publishedAt) === format.date(asOf) && (
        <Badge tone="strong">
          <Trans>Novo danas</Trans>
        </Badge>
      )}
      {reduced > 0 && (
        <Badge tone="good">
          <Trans>Sniženo {percent}</Trans>
        </Badge>
      )}
    </span>
  );
}

/** By what share the price went down last, in whole hundredths; 0 when it did not. */
function reduction({ value, previous }: ListingCard['price']): number {
  if (value === null || previous === null || previous <= value) return 0;
  return Math.round((1 - value / previous) * 100) / 100;
}
