import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './staff.module.css';

/** In place of a page that is not there for whoever asks. */
export function MissingView(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <EmptyState level="h1" title={t`Ove stranice nema`}>
        <ButtonLink href={href(PATHS.home)}>
          <Trans>Na početnu stranicu</Trans>
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
