import type { AgencyDetail } from '@kvadrat/contracts/api';
import { Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './agency.module.css';

const SIDE = 18;
const STEP = 23;
const COLUMNS = 25;
/** A picture of more squares tells no more than its words. */
const MOST = 100;

/** What has left the offer in twelve months, a square for each ad. Nothing of it is proven by anybody but the agency. */
export function Gone({ gone }: { gone: AgencyDetail['gone'] }): ReactElement | null {
  const { t } = useLingui();
  const { sold, rented, withdrawn } = gone;
  const total = sold + rented + withdrawn;
  if (total === 0) return null;
  const kinds = [
    { count: sold, look: styles.sold, text: t`${sold} prodano` },
    { count: rented, look: styles.rented, text: t`${rented} iznajmljeno` },
    { count: withdrawn, look: styles.withdrawn, text: t`${withdrawn} povučeno` },
  ].filter(({ count }) => count > 0);
  const squares = kinds.flatMap(({ count, look }) => Array.from({ length: count }, () => look));
  return (
    <section id="prodano" aria-labelledby="prodano-naslov">
      <h2 id="prodano-naslov">
        <Trans>Otišlo iz ponude u 12 mjeseci</Trans>
      </h2>
      {total <= MOST && (
        <svg
          className={styles.squares}
          viewBox={`0 0 ${COLUMNS * STEP} ${Math.ceil(total / COLUMNS) * STEP}`}
          role="img"
          aria-label={kinds.map(({ text }) => text).join(', ')}
        >
          {squares.map((look, index) => (
            <rect
              key={index}
              className={look}
              x={(index % COLUMNS) * STEP}
              y={Math.floor(index / COLUMNS) * STEP}
              width={SIDE}
              height={SIDE}
            />
          ))}
        </svg>
      )}
      <ul className={styles.keys}>
        {kinds.map(({ look, text }) => (
          <li key={text}>
            <svg width={12} height={12} aria-hidden="true">
              <rect className={look} width={12} height={12} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <Notice>
        <Trans>Prodano i iznajmljeno je ono što je agencija tako označila. Postignute cijene ne znamo.</Trans>
      </Notice>
    </section>
  );
}
