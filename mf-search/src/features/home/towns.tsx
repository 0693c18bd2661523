import { searchPath } from '@kvadrat/contracts/search';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import styles from './home.module.css';

/** Towns by their path below a list address; names of towns are the same in every language. */
const TOWNS = [
  { name: 'Zagreb', place: 'zagreb' },
  { name: 'Split', place: 'split' },
  { name: 'Rijeka', place: 'rijeka' },
  { name: 'Zadar', place: 'zadar' },
  { name: 'Osijek', place: 'osijek' },
  { name: 'Dubrovnik', place: 'dubrovnik' },
] as const;

export function Towns(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <section className={styles.towns} aria-labelledby="gradovi">
      <h2 id="gradovi"><Trans>Gradovi</Trans></h2>
      <ul>
        {TOWNS.map(({ name, place }) => (
          <li key={place}>
            <h3>{name}</h3>
            <span>
              <ButtonLink small href={href(searchPath({ contract: 1, category: 1, place }))} aria-label={t`Kupnja: ${name}`}>
                <Trans>Kupnja</Trans>
              </ButtonLink>
              <ButtonLink small href={href(searchPath({ contract: 2, category: 1, place }))} aria-label={t`Najam: ${name}`}>
                <Trans>Najam</Trans>
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
