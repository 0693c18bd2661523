import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** What is said once a report was taken. @param reference its number */
export function ReportDone({ reference }: { reference: string }): ReactElement {
  return (
    <>
      <p>
        <Trans>
          Broj prijave je {reference}, zapišite ga. Ako ste naveli e-poštu, na nju javljamo odluku kad je donesemo.
        </Trans>
      </p>
      <p>
        <Trans>Oglas ostaje vidljiv dok prijavu ne pregledamo.</Trans>
      </p>
    </>
  );
}
