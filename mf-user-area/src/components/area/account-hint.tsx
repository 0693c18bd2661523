import { useHref } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { Notice, TextLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Says where a stranger's list is kept, and what an account would add. @param path of the page, to come back to */
export function AccountHint({ path = USER_PATHS.savedAds }: { path?: string }): ReactElement {
  const href = useHref();
  return (
    <Notice>
      {path === USER_PATHS.savedAds ? (
        <Trans>Popis je samo u ovom pregledniku. S računom ga imate na svim uređajima i možete ga dijeliti.</Trans>
      ) : (
        <Trans>Popis je samo u ovom pregledniku. S računom ga imate na svim uređajima.</Trans>
      )}{' '}
      <TextLink href={href(authPath('entry', href(path)))} data-auth="">
        <Trans>Prijavite se</Trans>
      </TextLink>
    </Notice>
  );
}
