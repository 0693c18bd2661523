import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** `3. kat`, `3. kat od 9`, `prizemlje`, `suteren` */
export function FloorText({ floor, floors = null }: { floor: number; floors?: number | null }): ReactElement {
  if (floor === 0) return <Trans>prizemlje</Trans>;
  if (floor < 0) return <Trans>suteren</Trans>;
  return floors === null || floors < floor ? (
    <Trans>{floor}. kat</Trans>
  ) : (
    <Trans>
      {floor}. kat od {floors}
    </Trans>
  );
}
