import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './sell-band.module.css';

/** For who has a home to offer: what it may be worth, and the form of an ad. */
export function SellBand(): ReactElement {
  const href = useHref();
  return (
    <section className={styles.section} aria-labelledby="prodajete">
      <div className={styles.band}>
        <h2 id="prodajete">
          <Trans>Prodajete ili iznajmljujete?</Trans>
        </h2>
        <p>
          <Trans>Saznajte po kojoj se cijeni oglašavaju slične nekretnine ili odmah objavite oglas.</Trans>
        </p>
        <div className={styles.ways}>
          <ButtonLink href={href(PATHS.publishAd)}>
            <Trans>Objavi oglas</Trans>
          </ButtonLink>
          <a href={href(PATHS.valuation)}>
            <Trans>Procijeni vrijednost</Trans>
          </a>
        </div>
      </div>
    </section>
  );
}
