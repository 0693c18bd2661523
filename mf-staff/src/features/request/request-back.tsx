import { useHref } from '@kvadrat/remote-kit';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Back to all requests. */
export function RequestBack(): ReactElement {
  const href = useHref();
  return (
    <a href={href(STAFF_PATHS.agencies)}>
      ← <Trans>Svi zahtjevi agencija</Trans>
    </a>
  );
}
