import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import facts from '../facts/facts.module.css';
import { historyEnd, historySteps } from './history-steps';
import styles from './price-history.module.css';

const WIDTH = 720;
const HEIGHT = 120;
const EDGE = 8;

/** What was asked from the first day on. An ad that never changed and was never put up again has nothing to tell. */
export function PriceHistory({ listing }: { listing: ListingDetail }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const steps = historySteps(listing.priceHistory, historyEnd(listing));
  if (steps.length < 2 && !listing.relisted) return null;
  return (
    <section className={facts.section} aria-labelledby="povijest-cijene">
      <h2 id="povijest-cijene">
        <Trans>Povijest cijene</Trans>
      </h2>
      {steps.length > 1 && <Chart steps={steps} />}
      <ol className={styles.steps}>
        {steps.map(({ at, price, change }, index) => (
          <li key={at}>
            <b>{format.money(price)}</b>{' '}
            <span>
              {format.date(at)}, {index === 0 ? t`prva objava` : format.change(change)}
            </span>
          </li>
        ))}
      </ol>
      <p className={facts.note}>
        {listing.relisted && (
          <>
            <Trans>Oglas je skinut pa ponovno objavljen.</Trans>{' '}
          </>
        )}
        <Trans>Povijest počinje prvog dana i traje i kad se oglas ponovno objavi.</Trans>
      </p>
    </section>
  );
}

/** Steps in time; the list beside it says the same in words. */
function Chart({ steps }: { steps: ReturnType<typeof historySteps> }): ReactElement {
  const path = steps
    .map(({ from, until, level }) => `${(from * WIDTH).toFixed(1)} ${toY(level)}H${(until * WIDTH).toFixed(1)}`)
    .join('L');
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${path}V${HEIGHT}H0Z`} className={styles.ground} />
      <path d={`M${path}`} className={styles.line} />
    </svg>
  );
}

function toY(level: number): string {
  return (HEIGHT - EDGE - level * (HEIGHT - 3 * EDGE)).toFixed(1);
}
