import { useHref } from '@kvadrat/remote-kit';
import { FormDone, FormHelp, FormNote, FormPage } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { FormPageData } from '../../components/form-start';
import { SignUpForm } from './sign-up-form';

/** The page on which agencies and constructors ask for an account. */
export function SignUpView({
  data: { start, taken },
  route,
  refused,
}: {
  data: FormPageData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <FormPage
      way={{ label: t`Putanja`, home: t`Početna` }}
      title={t`Registracija agencija i investitora`}
      lead={t`Upišite podatke o tvrtki. Zahtjev pregledavamo i javljamo se e-poštom.`}
      aside={taken === null && <WhatFollows />}
    >
      {taken === null ? <SignUpForm start={start} route={route} refused={refused} /> : <Taken reference={taken} />}
    </FormPage>
  );
}

function Taken({ reference }: { reference: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormDone title={t`Zahtjev je zaprimljen`}>
      <p>
        <Trans>
          Broj zahtjeva je {reference}, zapišite ga. Potvrdu s tim brojem šaljemo na vašu adresu e-pošte, osim ako je
          ondje danas otišlo već više naših poruka.
        </Trans>
      </p>
      <p>
        <Trans>Provjeravamo podatke i javljamo vam se kad je račun otvoren.</Trans>
      </p>
      <p>
        <a href={href(PATHS.home)}>
          <Trans>Na početnu stranicu</Trans>
        </a>
      </p>
    </FormDone>
  );
}

/** People are shown the way to their own sign-up. */
function WhatFollows(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormHelp
      title={t`Kako to ide`}
      items={[
        [t`Provjera`, t`OIB i upis u registar uspoređujemo s javnim podacima.`],
        [t`Račun`, t`Nakon odobrenja osoba za kontakt dobiva poveznicu za prijavu.`],
        [t`Oglasi`, t`Oglase unosite ručno ili ih preuzimamo iz vašeg programa.`],
      ]}
    >
      <FormNote>
        <Trans>
          Prodajete vlastitu nekretninu? Dovoljan je <a href={href(authPath('entry'))}>osobni račun</a>.
        </Trans>
      </FormNote>
    </FormHelp>
  );
}
