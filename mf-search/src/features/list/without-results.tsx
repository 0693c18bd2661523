import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container, ErrorState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './list.module.css';

/** There is no such kind of list. */
export function UnknownList(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.unknown}>
      <h1>
        <Trans>Takve pretrage nema</Trans>
      </h1>
      <p>
        <Trans>Na ovoj adresi nema oglasa. Možda je adresa pogrešno prepisana.</Trans>
      </p>
      <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
        <Trans>Prikaži stanove i kuće na prodaju</Trans>
      </ButtonLink>
    </Container>
  );
}

/** The search did not answer; the address keeps the filters. */
export function FailedList({ href }: { href: string }): ReactElement {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t`Oglasi trenutačno nisu dostupni`}
      text={t`Pretraga nije odgovorila. Vaši filtri su sačuvani.`}
      retryLabel={t`Pokušaj ponovno`}
      href={href}
    />
  );
}
