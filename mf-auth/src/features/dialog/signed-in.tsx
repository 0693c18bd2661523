import { FormMessage } from '@kvadrat/remote-kit/form';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** What an element shows to who is signed in. */
export function SignedIn(): ReactElement {
  return (
    <FormMessage tone="good">
      <Trans>Prijavljeni ste.</Trans>
    </FormMessage>
  );
}
