import { useWords } from '@kvadrat/remote-kit';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import { EnquiryDone } from '../../components/contact/enquiry-done';
import { LinkForm } from '../../components/contact/link-form';
import { confirmAct } from './confirm-act';
import type { ConfirmData } from './confirm.page';

export interface ConfirmViewProps {
  data: ConfirmData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** The page behind the link of a mail by which a mailbox is proven. */
export function ConfirmView({ data, route, refused }: ConfirmViewProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const changed = t`U međuvremenu se nešto promijenilo: termin je zauzet ili je prošao, ili je razgled već dogovoren. Otvorite oglas i pošaljite zahtjev ponovno.`;
  const old = t`Poveznice vrijede sedam dana. Otvorite oglas i pošaljite poruku ponovno.`;
  if (data === null)
    return (
      <ContactPage title={t`Poveznica više ne vrijedi`} lead={old} ad={null}>
        {null}
      </ContactPage>
    );
  if ('outcome' in data) {
    const { ad, kind } = data.outcome;
    const title =
      kind === 'message'
        ? t`Poruka oglašivaču`
        : kind === 'price-proposal'
          ? t`Predložite cijenu`
          : t`Zatražite razgled`;
    return (
      <ContactPage title={title} lead={ad.title} ad={null}>
        <EnquiryDone {...data.outcome} />
      </ContactPage>
    );
  }
  const { ad, kind } = data.link;
  if (refused?.obstacle === 'taken')
    return (
      <ContactPage title={t`Zahtjev nije poslan`} lead={changed} ad={ad}>
        {null}
      </ContactPage>
    );
  const obstacleText = (obstacle: string): string => {
    if (obstacle === 'taken') return changed;
    if (obstacle === 'gone') return old;
    if (obstacle === 'rate-limited') return t`Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.`;
    return t`Ne znamo je li poslano. Pošaljite ponovno; isto se šalje samo jednom.`;
  };
  return (
    <ContactPage title={t`Potvrdite adresu e-pošte`} lead={<Trans>Potvrdom šaljete poruku oglašivaču.</Trans>} ad={ad}>
      <p>
        <strong>{word('contactTypes', kind)}</strong>
        <br />
        {ad.title}
      </p>
      <LinkForm
        name="confirm"
        act={confirmAct}
        route={route}
        refused={refused}
        sent={{ [LINK_PARAMETERS.code]: data.code }}
        obstacleText={obstacleText}
        button={t`Potvrdi i pošalji`}
        strong
      />
    </ContactPage>
  );
}
