import { useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { CheckIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './facts.module.css';

/** What the property has, in our words and, where there are none, in the advertiser's. */
export function Features({ features, ownWords }: Pick<ListingDetail, 'features' | 'ownWords'>): ReactElement | null {
  const word = useWords();
  if (features.length + ownWords.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="oprema">
      <h2 id="oprema">
        <Trans>Oprema i pogodnosti</Trans>
      </h2>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <CheckIcon />
              {word('features', feature)}
            </li>
          ))}
        </ul>
      )}
      {ownWords.length > 0 && (
        <div className={styles.ownWords}>
          <h3 id="rijecima-oglasivaca">
            <Trans>Riječima oglašivača</Trans>
          </h3>
          <ul aria-labelledby="rijecima-oglasivaca">
            {ownWords.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
