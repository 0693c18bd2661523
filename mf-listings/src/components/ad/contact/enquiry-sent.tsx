import type { SentEnquiry } from '@kvadrat/contracts/api';
import { useHref, useRemote } from '@kvadrat/remote-kit';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { Button, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { EnquiryPanelProps } from './enquiry-panel';
import styles from './contact.module.css';

export interface EnquirySentProps extends Pick<EnquiryPanelProps, 'form' | 'onClose'> {
  state: SentEnquiry['state'];
  email: string;
}

/** What has become of a form, in its place. */
export function EnquirySent({ form, state, email, onClose }: EnquirySentProps): ReactElement {
  const { t } = useLingui();
  const { flags } = useRemote();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { title, text, waiting } = {
    message: {
      title: t`Poruka je poslana`,
      text: t`Oglašivač ju je dobio, a kopija je na adresi ${email}.`,
      waiting: t`Poslali smo poveznicu na ${email}. Oglašivač dobiva poruku kad je otvorite i potvrdite adresu. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.`,
    },
    visit: {
      title: t`Zahtjev za razgled je poslan`,
      text: t`Oglašivač će potvrditi termin ili predložiti drugi. Odgovor i zapis za kalendar stižu e-poštom.`,
      waiting: t`Poslali smo poveznicu na ${email}. Oglašivač dobiva zahtjev kad je otvorite i potvrdite adresu; tada potvrđuje termin ili predlaže drugi. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.`,
    },
    proposal: {
      title: t`Prijedlog je poslan`,
      text: t`Oglašivač ga može prihvatiti, odbiti ili odgovoriti porukom. Odgovor stiže e-poštom.`,
      waiting: t`Poslali smo poveznicu na ${email}. Oglašivač dobiva prijedlog kad je otvorite i potvrdite adresu; tada ga može prihvatiti, odbiti ili odgovoriti. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.`,
    },
  }[form];
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {state === 'waiting' ? <Trans>Potvrdite adresu e-pošte</Trans> : title}
      </h3>
      <p>{state === 'waiting' ? waiting : text}</p>
      {state === 'sent' && flags.messaging && (
        // At once it is sent by who is signed in alone.
        <p>
          <TextLink href={href(USER_PATHS.messages)}>
            <Trans>Razgovor nastavljate u porukama</Trans>
          </TextLink>
        </p>
      )}
      <Button kind="outlined" onClick={onClose}>
        <Trans>Natrag na oglas</Trans>
      </Button>
    </div>
  );
}
