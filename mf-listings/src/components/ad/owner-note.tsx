import type { ListingDetail } from '@kvadrat/contracts/api';
import { Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Tells the owner that nobody else sees the ad, and why. */
export function OwnerNote({ withheld }: Pick<ListingDetail, 'withheld'>): ReactElement | null {
  if (withheld === 'hidden')
    return (
      <Notice tone="warn">
        <Trans>
          Oglas vidite samo vi: portal ga je skrio. Razlozi i prigovor su u poruci koju ste dobili e-poštom.
        </Trans>
      </Notice>
    );
  if (withheld === 'withdrawn')
    return (
      <Notice tone="warn">
        <Trans>Oglas vidite samo vi: povučen je iz ponude.</Trans>
      </Notice>
    );
  return withheld === 'secret' ? (
    <Notice tone="warn">
      <Trans>Oglas vidite samo vi: tajan je i nema ga ni na jednom popisu.</Trans>
    </Notice>
  ) : null;
}
