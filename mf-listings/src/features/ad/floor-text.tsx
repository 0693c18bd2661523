import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** `3. kat`, `prizemlje`, `suteren` */
export function FloorText({ floor }: { floor: number }): ReactElement {
  if (floor === 0) return <Trans>prizemlje</Trans>;
  return floor < 0 ? <Trans>suteren</Trans> : <Trans>{floor}. kat</Trans>;
}
