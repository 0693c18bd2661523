import { PATHS } from '@kvadrat/contracts/paths';
import { searchPath } from '@kvadrat/contracts/search';
import { ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import styles from './ad.module.css';

/** In place of an ad that is not there, with ways on. */
export function NoAd({ gone }: { gone: boolean }): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.none}>
      <h1>{gone ? <Trans>Oglas više nije dostupan</Trans> : <Trans>Oglas ne postoji</Trans>}</h1>
      <p>
        {gone ? (
          <Trans>Oglašivač ga je povukao. Slične nekretnine potražite među aktivnim oglasima.</Trans>
        ) : (
          <Trans>Možda je adresa pogrešno prepisana. Nekretninu potražite među aktivnim oglasima.</Trans>
        )}
      </p>
      <div className={styles.waysOn}>
        <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}><Trans>Prikaži prodaju</Trans></ButtonLink>
        <ButtonLink href={href(searchPath({ contract: 2, category: 1, place: null }))}><Trans>Prikaži najam</Trans></ButtonLink>
      </div>
    </Container>
  );
}
