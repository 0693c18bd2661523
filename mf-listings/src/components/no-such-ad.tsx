import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './no-such-ad.module.css';

/** In place of a page about an ad that is not there. */
export function NoSuchAd(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <h1>
        <Trans>Oglas ne postoji</Trans>
      </h1>
      <p>
        <Trans>Možda je adresa pogrešno prepisana. Nekretninu potražite među aktivnim oglasima.</Trans>
      </p>
      <p>
        <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
          <Trans>Prikaži prodaju</Trans>
        </ButtonLink>
      </p>
    </Container>
  );
}
