import { useHref } from '@kvadrat/remote-kit';
import type { SimilarListings } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { searchPath } from '@kvadrat/contracts/search';
import { ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SimilarAds } from '../../components/ad/similar/similar-ads';
import styles from '../../components/ad/ad.module.css';

/** In place of an ad that was never there. */
export function NoAd(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.none}>
      <h1>
        <Trans>Oglas ne postoji</Trans>
      </h1>
      <p>
        <Trans>Možda je adresa pogrešno prepisana. Nekretninu potražite među aktivnim oglasima.</Trans>
      </p>
      <div className={styles.waysOn}>
        <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
          <Trans>Prikaži prodaju</Trans>
        </ButtonLink>
        <ButtonLink href={href(searchPath({ contract: 2, category: 1, place: null }))}>
          <Trans>Prikaži najam</Trans>
        </ButtonLink>
      </div>
    </Container>
  );
}

/** In place of an ad that was taken down, with what is like it and the list it stood in. */
export function GoneAd({ similar }: { similar: SimilarListings | null }): ReactElement {
  const href = useHref();
  const list = similar?.list ?? null;
  return (
    <Container className={styles.gone}>
      <div className={styles.none}>
        <h1>
          <Trans>Oglas više nije dostupan</Trans>
        </h1>
        <p>
          <Trans>Nije više na portalu. Slične nekretnine potražite među aktivnim oglasima.</Trans>
        </p>
        <div className={styles.waysOn}>
          {list !== null && list.path !== null && (
            <ButtonLink kind="primary" href={list.path}>
              <Trans>Prikaži popis: {list.label}</Trans>
            </ButtonLink>
          )}
          <ButtonLink kind={list === null ? 'primary' : 'outlined'} href={href(PATHS.defaultSearch)}>
            <Trans>Prikaži prodaju</Trans>
          </ButtonLink>
          <ButtonLink href={href(searchPath({ contract: 2, category: 1, place: null }))}>
            <Trans>Prikaži najam</Trans>
          </ButtonLink>
        </div>
      </div>
      <SimilarAds similar={similar} />
    </Container>
  );
}
