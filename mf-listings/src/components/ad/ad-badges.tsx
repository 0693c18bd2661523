import type { ListingDetail } from '@kvadrat/contracts/api';
import { isPaidVisibility } from '@kvadrat/contracts/vocabulary';
import { Badge, TrendDownIcon } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './ad.module.css';

/** How long an ad counts as new, in days. */
const NEW_DAYS = 7;

/** What sets the ad apart: state, whether all of it is offered, paid place, reduction, age, no commission. */
export function AdBadges({ listing }: { listing: ListingDetail }): ReactElement {
  const { contract, daysOnMarket: days, price, status, tenure, withheld } = listing;
  const reduced =
    price.value === null || price.previous === null ? 0 : Math.round((1 - price.value / price.previous) * 100);
  return (
    <div className={styles.badges}>
      {status === 'sold' && withheld === null && (
        <Badge tone="strong">{contract === 2 ? <Trans>Iznajmljeno</Trans> : <Trans>Prodano</Trans>}</Badge>
      )}
      {tenure !== null && (
        <Badge tone="strong">
          {tenure === 'share' ? <Trans>Suvlasnički udio</Trans> : <Trans>Pravo na određeno vrijeme</Trans>}
        </Badge>
      )}
      {isPaidVisibility(listing.visibility) && (
        <Badge tone="marked">
          <Trans>Istaknuto</Trans>
        </Badge>
      )}
      {status === 'active' && (
        <>
          {reduced > 0 && (
            <Badge tone="good">
              <TrendDownIcon size="xs" />
              <Trans>Sniženo {reduced} %</Trans>
            </Badge>
          )}
          {days < NEW_DAYS ? (
            <Badge tone="sea">
              <Trans>Novo</Trans>
            </Badge>
          ) : (
            <Badge>
              <Plural value={days} one="Na tržištu # dan" few="Na tržištu # dana" other="Na tržištu # dana" />
            </Badge>
          )}
          {listing.commission === false && listing.advertiser.type === 'agenzia' && listing.auction === null && (
            <Badge tone="sea">
              <Trans>Bez provizije</Trans>
            </Badge>
          )}
        </>
      )}
    </div>
  );
}
