import type { ListingDetail } from '@kvadrat/contracts/api';
import { Button, ButtonLink, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { ShortPrice } from '../price/short-price';
import { AskForm } from './ask-form';
import { CONTACT_ID } from './contact-address';
import { telephone } from '../../../components/phone/telephone';
import type { ContactState } from '../../../components/phone/use-contact';
import type { ContactWays } from './use-contact-ways';
import { WayLink } from './way-link';
import styles from './contact.module.css';

/** Price and contact within reach of the thumb while the ad is read; wide screens have the box in view. */
export function QuickContact({
  listing: { id, price, contacts, advertiser, project },
  contact,
  ways,
}: {
  listing: ListingDetail;
  contact: ContactState;
  ways: ContactWays;
}): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const { answer } = contact;
  const [first] = ways.offered;

  // The button that was pressed is gone: what came in its place goes on.
  useLayoutEffect(() => {
    if (asked && answer !== null) bar.current?.querySelector('a')?.focus();
  }, [asked, answer]);

  const ask = (): void => {
    setAsked(true);
    contact.ask();
  };
  return (
    <div ref={bar} className={styles.quick}>
      <ShortPrice price={price} lowest={project !== null} />
      <div className={styles.actions}>
        {(contacts.phone || contacts.email || advertiser.website !== null) && (
          <QuickAction id={id} hasPhone={contacts.phone} contact={{ answer, ask }} />
        )}
        {first !== undefined && (
          <WayLink kind={contacts.phone ? 'outlined' : 'primary'} small short way={first} ways={ways} listingId={id} />
        )}
      </div>
    </div>
  );
}

/** Asks for the number, calls it, or leads to the box where there is more to say. */
function QuickAction({
  id,
  hasPhone,
  contact: { answer, ask },
}: {
  id: number;
  hasPhone: boolean;
  contact: ContactState;
}): ReactElement {
  const phone = answer?.kind === 'told' ? answer.phone : null;
  if (phone !== null)
    return (
      <ButtonLink kind="primary" small href={telephone(phone)}>
        <PhoneIcon />
        <Trans>Nazovi</Trans>
      </ButtonLink>
    );
  if (!hasPhone || answer !== null)
    return (
      <ButtonLink kind="primary" small href={`#${CONTACT_ID}`}>
        <Trans>Kontakt</Trans>
      </ButtonLink>
    );
  return (
    <AskForm id={id} onAsk={ask}>
      <Button kind="primary" small type="submit">
        <PhoneIcon />
        <Trans>Prikaži telefon</Trans>
      </Button>
    </AskForm>
  );
}
