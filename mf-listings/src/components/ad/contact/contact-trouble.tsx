import { Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ContactAnswer } from '../../../components/phone/use-contact';

/** Why the contact is not told; the buttons stay, so that it can be tried again. */
export function ContactTrouble({ answer }: { answer: ContactAnswer | null }): ReactElement {
  return (
    <div role="alert">
      {answer?.kind === 'too-often' && (
        <Notice tone="warn">
          <Trans>Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.</Trans>
        </Notice>
      )}
      {answer?.kind === 'unavailable' && (
        <Notice tone="warn">
          <Trans>Kontakt trenutačno nije dostupan. Pokušajte ponovno.</Trans>
        </Notice>
      )}
    </div>
  );
}
