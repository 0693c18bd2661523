import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../../components/guide-page.module.css';

/** Said of an address that names no place, with the way to all of them. */
export function NoSuchPlace(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <h1>
        <Trans>Tog mjesta nema u vodiču</Trans>
      </h1>
      <p>
        <Trans>Adresa ne odgovara nijednom mjestu u Hrvatskoj.</Trans>
      </p>
      <p>
        <ButtonLink href={href(PATHS.priceGuide)}>
          <Trans>Cijene u cijeloj Hrvatskoj</Trans>
        </ButtonLink>
      </p>
    </Container>
  );
}
