import { useHref } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, EmptyState, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Before anything was saved: what the list is good for, and the way to the ads. */
export function NothingSaved({ isAccount }: { isAccount: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState title={t`Još nema spremljenih oglasa`}>
      <p>
        <Trans>
          Na oglasu odaberite srce. Ovdje vidite cijenu tada i sada, dodajete napomene i uspoređujete oglase; ostaju i
          kad ih oglašivač povuče.
        </Trans>
      </p>
      <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
        <Trans>Nađi oglase</Trans>
      </ButtonLink>
      {!isAccount && (
        <p>
          <Trans>Imate račun?</Trans>{' '}
          <TextLink href={href(authPath('entry', href(USER_PATHS.savedAds)))} data-auth="">
            <Trans>Prijavite se i vidjet ćete što ste spremili drugdje.</Trans>
          </TextLink>
        </p>
      )}
    </EmptyState>
  );
}
