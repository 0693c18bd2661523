import { useHref } from '@kvadrat/remote-kit';
import { agenciesPath } from '@kvadrat/contracts/paths';
import { ButtonLink, Container, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** In place of a page of an agency, or of somebody who works for one, that there is not. */
export function NoAgency(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container>
      <EmptyState level="h1" title={t`Ove agencije nema`}>
        <p>
          <Trans>Možda je promijenila ime ili više ne oglašava na Kvadratu.</Trans>
        </p>
        <ButtonLink kind="primary" href={href(agenciesPath())}>
          <Trans>Sve agencije</Trans>
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
