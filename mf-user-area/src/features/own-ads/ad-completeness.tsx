import type { OwnAdEntry } from '@kvadrat/contracts/api';
import { CheckIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './own-ads.module.css';

type Point = OwnAdEntry['quality']['open'][number];

/** More are too many to begin with. */
const MOST = 3;

/** How much an ad says, and what would help it most. */
export function AdCompleteness({ ad: { state, quality } }: { ad: OwnAdEntry }): ReactElement | null {
  const { t } = useLingui();
  if (state === 'sold' || state === 'deleted') return null;
  const texts: Readonly<Record<Point, string>> = {
    photos: t`više slika`,
    description: t`duži opis`,
    facts: t`više podataka`,
    pin: t`oznaka na karti`,
    'floor-plan': t`tlocrt`,
    energy: t`energetski razred`,
    price: t`cijena`,
  };
  const { score } = quality;
  const missing = quality.open
    .slice(0, MOST)
    .map((point) => texts[point])
    .join(', ');
  return (
    <p className={styles.line}>
      <CheckIcon />
      <span>
        {missing === '' ? (
          <Trans>Potpunost oglasa: {score} od 100</Trans>
        ) : (
          <Trans>
            Potpunost oglasa: {score} od 100. Pomoglo bi: {missing}.
          </Trans>
        )}
      </span>
    </p>
  );
}
