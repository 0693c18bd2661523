import { useWords } from '@kvadrat/remote-kit';
import { leadSchema } from '@kvadrat/contracts/forms';
import { CONTACT_REASONS } from '@kvadrat/contracts/vocabulary';
import { BusyButton, Select, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import type { ContactFormProps } from '../contact-way';
import { FormEnd } from './form-end';
import { resolverOf } from './lead-fields';
import { MessageSent } from './message-sent';
import { PersonFields } from './person-fields';
import { useLeadForm } from './use-lead-form';
import { useSendLead } from './use-send-lead';
import styles from './message.module.css';

const RULES = resolverOf(leadSchema);

/** Writes to the advertiser: six reasons, the first one chosen, e-mail and phone both needed. */
export function MessageForm({ listing, onClose }: ContactFormProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const { state, form, send } = useSendLead('/api-next/enquiries/', ({ reason }) => ({ reason, listingId: listing.id }));
  const { register, handleSubmit, setValue, field } = useLeadForm(listing.id, RULES, form);
  useEffect(() => {
    if (state.kind === 'done') setValue('message', '');
  }, [state, setValue]);

  if (state.kind === 'done') return <MessageSent outcome={state.outcome} email={state.email} onClose={onClose} />;
  return (
    <form className={styles.form} noValidate aria-label={t`Poruka oglašivaču`} onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className={styles.about}>{listing.title}</p>
      <Select label={t`Razlog`} options={CONTACT_REASONS.map((reason) => ({ value: reason, label: word('contactReasons', reason) }))} {...field('reason')} />
      <PersonFields field={field} />
      <TextArea label={t`Poruka`} rows={5} required {...field('message')} />
      <FormEnd register={register} state={state} />
      <BusyButton type="submit" full busy={state.kind === 'sending'}><Trans>Pošalji poruku</Trans></BusyButton>
    </form>
  );
}
