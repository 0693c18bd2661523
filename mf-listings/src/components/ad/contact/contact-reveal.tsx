import type { ListingDetail } from '@kvadrat/contracts/api';
import { Button, cx, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { AskForm } from './ask-form';
import { ContactTrouble } from './contact-trouble';
import { telephone } from '../../../components/phone/telephone';
import type { ContactState } from '../../../components/phone/use-contact';
import styles from './contact.module.css';

/** The number stands in no page until somebody asks; then it takes the button's place. The address is never shown: messages are passed on. */
export function ContactReveal({
  listing: { id, contacts },
  contact: { answer, ask },
  children,
}: {
  listing: ListingDetail;
  contact: ContactState;
  children: ReactNode;
}): ReactElement {
  const [asked, setAsked] = useState(false);
  const shown = useRef<HTMLAnchorElement>(null);
  const phone = answer?.kind === 'told' ? answer.phone : null;

  // The button that was pressed is gone: what came in its place goes on.
  useLayoutEffect(() => {
    if (asked && phone !== null) shown.current?.focus();
  }, [asked, phone]);

  const onAsk = (): void => {
    setAsked(true);
    ask();
  };
  return (
    <div className={styles.ways}>
      {phone !== null ? (
        <a ref={shown} className={cx(styles.way, styles.strong)} href={telephone(phone)}>
          <PhoneIcon />
          <span>{phone}</span>
        </a>
      ) : (
        contacts.phone && (
          <AskForm id={id} onAsk={onAsk}>
            <Button kind="primary" type="submit">
              <PhoneIcon />
              <Trans>Prikaži telefon</Trans>
            </Button>
          </AskForm>
        )
      )}
      {children}
      <ContactTrouble answer={answer} />
    </div>
  );
}
