import type { ListingDetail } from '@kvadrat/contracts/api';
import { Button, cx, MailIcon, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { AskForm } from './ask-form';
import { ContactTrouble } from './contact-trouble';
import { telephone } from './telephone';
import type { ContactState } from './use-contact';
import styles from './contact.module.css';

type Way = 'phone' | 'email';

/** Number and address stand in no page until somebody asks; then they take the place of the buttons. */
export function ContactReveal({ contacts, contact: { answer, ask } }: { contacts: ListingDetail['contacts']; contact: ContactState }): ReactElement {
  const [asked, setAsked] = useState<Way | null>(null);
  const shown = useRef<HTMLAnchorElement>(null);
  const told = answer?.kind === 'told' ? answer.contact : null;
  const phone = told?.phone ?? null;
  const email = told?.email ?? null;

  // The button that was pressed is gone: what came in its place goes on.
  useLayoutEffect(() => {
    if (asked !== null && told !== null) shown.current?.focus();
  }, [asked, told]);

  const askFor = (way: Way) => () => {
    setAsked(way);
    ask();
  };
  return (
    <div className={styles.ways}>
      {phone !== null ? (
        <a ref={asked === 'phone' ? shown : null} className={cx(styles.way, styles.strong)} href={telephone(phone)}><PhoneIcon /><span>{phone}</span></a>
      ) : contacts.phone && (
        <AskForm onAsk={askFor('phone')}><Button kind="primary" type="submit"><PhoneIcon /><Trans>Prikaži telefon</Trans></Button></AskForm>
      )}
      {email !== null ? (
        <a ref={asked === 'email' ? shown : null} className={styles.way} href={`mailto:${email}`}><MailIcon /><span>{email}</span></a>
      ) : contacts.email && (
        <AskForm onAsk={askFor('email')}>
          <Button kind={contacts.phone ? 'outlined' : 'primary'} type="submit"><MailIcon /><Trans>Prikaži e-poštu</Trans></Button>
        </AskForm>
      )}
      <ContactTrouble answer={answer} />
    </div>
  );
}
