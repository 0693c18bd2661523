import { useHref } from '@kvadrat/remote-kit';
import { FormDone, FormHelp, FormPage } from '@kvadrat/remote-kit/form';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ComplaintForm } from './complaint-form';
import type { ComplaintData } from './complaint.page';

/** The page on which a decision is complained about. */
export function ComplaintView({
  data: { decision, start, taken },
  route,
  refused,
}: {
  data: ComplaintData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const way = { label: t`Putanja`, home: t`Početna` };
  if (start === null)
    return (
      <FormPage
        way={way}
        title={t`Odluka ne postoji`}
        lead={t`Možda je adresa pogrešno prepisana ili je od odluke prošlo više od 12 mjeseci. Poveznica stoji u poruci s odlukom.`}
      >
        {null}
      </FormPage>
    );
  return (
    <FormPage
      way={way}
      title={t`Prigovor na odluku`}
      lead={t`Odluka ${decision}. Prigovor je besplatan i pregledava ga osoba.`}
      aside={taken === null && <OtherWays />}
    >
      {taken === null ? (
        <ComplaintForm decision={decision} start={start} route={route} refused={refused} />
      ) : (
        <Taken reference={taken} />
      )}
    </FormPage>
  );
}

function Taken({ reference }: { reference: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormDone title={t`Prigovor je zaprimljen`}>
      <p>
        <Trans>Broj prigovora je {reference}. Odgovor s razlozima stiže e-poštom.</Trans>
      </p>
      <p>
        <Trans>Dok o prigovoru ne odlučimo, odluka vrijedi.</Trans>
      </p>
      <p>
        <a href={href(PATHS.home)}>
          <Trans>Na početnu stranicu</Trans>
        </a>
      </p>
    </FormDone>
  );
}

function OtherWays(): ReactElement {
  const { t } = useLingui();
  return (
    <FormHelp
      title={t`Druge mogućnosti`}
      items={[
        [t`Izvansudsko rješavanje`, t`Možete se obratiti certificiranom tijelu za izvansudsko rješavanje sporova.`],
        [t`Sud`, t`Prigovor vam ne oduzima pravo da se obratite sudu.`],
      ]}
    />
  );
}
