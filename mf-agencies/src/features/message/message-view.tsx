import { useHref } from '@kvadrat/remote-kit';
import { FormDone, FormHelp, FormPage } from '@kvadrat/remote-kit/form';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NoAgency } from '../../components/no-agency';
import { MessageForm } from './message-form';
import type { MessageData } from './message-loader';

/** The page on which an agency is written to. */
export function MessageView({
  data,
  route,
  refused,
}: {
  data: MessageData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  return data === null ? <NoAgency /> : <MessageTo {...data} route={route} refused={refused} />;
}

function MessageTo({
  agency,
  person,
  start,
  taken,
  route,
  refused,
}: NonNullable<MessageData> & { route: RouteLocation; refused: RefusedForm | undefined }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { name } = agency;
  const to = person === null ? name : `${person.name}, ${name}`;
  return (
    <FormPage
      way={{ label: t`Putanja`, home: t`Početna` }}
      title={t`Poruka agenciji`}
      lead={t`Pišete: ${to}. Odgovor stiže izravno od agencije.`}
      aside={
        taken === null && (
          <FormHelp
            title={t`Prije nego što pišete`}
            items={[
              [
                t`Zanima vas određeni oglas`,
                t`Javite se sa stranice tog oglasa, da agencija odmah zna o čemu je riječ.`,
              ],
              [t`Nešto prodajete ili iznajmljujete`, t`Napišite mjesto, vrstu i površinu nekretnine.`],
            ]}
          />
        )
      }
    >
      {taken === null ? (
        <MessageForm given={start.key} route={route} refused={refused} />
      ) : (
        <FormDone title={t`Poruka je poslana agenciji`}>
          <p>{t`Broj poruke je ${taken}. Potvrdu šaljemo na vašu adresu e-pošte, osim ako je ondje danas otišlo već više naših poruka.`}</p>
          <p>
            <a href={href(agency.path)}>
              <Trans>Natrag na stranicu agencije</Trans>
            </a>
          </p>
        </FormDone>
      )}
    </FormPage>
  );
}
