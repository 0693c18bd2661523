import { useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { CheckIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './facts.module.css';

/** What the property has. */
export function Features({ features }: { features: ListingDetail['features'] }): ReactElement | null {
  const word = useWords();
  if (features.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="oprema">
      <h2 id="oprema"><Trans>Oprema i pogodnosti</Trans></h2>
      <ul className={styles.features}>
        {features.map((feature) => <li key={feature}><CheckIcon />{word('features', feature)}</li>)}
      </ul>
    </section>
  );
}
