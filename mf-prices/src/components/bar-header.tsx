import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Names a column for readers that the eye needs no name for. */
export function BarHeader(): ReactElement {
  return (
    <VisuallyHidden>
      <Trans>Usporedba</Trans>
    </VisuallyHidden>
  );
}
