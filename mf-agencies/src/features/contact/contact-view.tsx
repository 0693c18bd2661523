import { useHref } from '@kvadrat/remote-kit';
import { FormDone, FormHelp, FormPage } from '@kvadrat/remote-kit/form';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { FormPageData } from '../../components/form-start';
import { ContactForm } from './contact-form';
import { RelatedPages } from './related-pages';

/** The page on which people write to the portal. */
export function ContactView({
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
      title={t`Kontaktirajte nas`}
      lead={t`Pišite nam o portalu. Odgovaramo e-poštom.`}
      aside={taken === null && <BeforeWriting />}
      foot={<RelatedPages />}
    >
      {taken === null ? <ContactForm start={start} route={route} refused={refused} /> : <Taken reference={taken} />}
    </FormPage>
  );
}

function Taken({ reference }: { reference: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <FormDone title={t`Poruka je zaprimljena`}>
      <p>
        <Trans>
          Broj poruke je {reference}, zapišite ga. Potvrdu s tim brojem šaljemo na vašu adresu e-pošte, osim ako je
          ondje danas otišlo već više naših poruka.
        </Trans>
      </p>
      <p>
        <Trans>Ako potvrde nema za nekoliko minuta, pogledajte među neželjenom poštom.</Trans>
      </p>
      <p>
        <a href={href(PATHS.contactUs)}>
          <Trans>Napišite još jednu poruku</Trans>
        </a>
      </p>
    </FormDone>
  );
}

function BeforeWriting(): ReactElement {
  const { t } = useLingui();
  return (
    <FormHelp
      title={t`Prije nego što pišete`}
      items={[
        [t`Zanima vas nekretnina`, t`Javite se oglašivaču na stranici oglasa. Mi nemamo ni ključ ni dodatne podatke.`],
        [t`Oglas je netočan ili sporan`, t`Na stranici oglasa odaberite „Prijavi oglas” i napišite što nije u redu.`],
        [t`Nešto ne radi`, t`Opišite što ste učinili, što ste očekivali i koji preglednik koristite.`],
      ]}
    />
  );
}
