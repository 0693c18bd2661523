import { useRemote } from '@kvadrat/remote-kit';
import type { ProposalBounds } from '@kvadrat/contracts/api';
import { proposalSchema } from '@kvadrat/contracts/forms';
import { BusyButton, NumberField, parseNumber, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormat } from '../../../../lib/use-format';
import type { ContactFormProps } from '../contact-way';
import { FormEnd } from '../message/form-end';
import { resolverOf, type LeadValues } from '../message/lead-fields';
import { MessageSent } from '../message/message-sent';
import { PersonFields } from '../message/person-fields';
import { useLeadForm } from '../message/use-lead-form';
import { useSendLead } from '../message/use-send-lead';
import form from '../message/message.module.css';

/** Proposes a price in the number forms of any of our languages; bounds come from what is asked, never from a hidden price. */
export function ProposalForm({ listing, onClose }: ContactFormProps): ReactElement {
  const { t } = useLingui();
  const { http } = useRemote();
  const format = useFormat();
  const { data: bounds } = useQuery({ queryKey: ['proposals', listing.id], queryFn: ({ signal }) => http.get<ProposalBounds>(`/api-next/listings/${listing.id}/proposals/`, { signal }) });
  const rules = resolverOf(proposalSchema, (values) => {
    const amount = amountOf(values);
    if (amount === null) return { amount: { type: 'number', message: t`Upišite iznos u eurima, na primjer ${format.number(235_000)}.` } };
    if (bounds === undefined || (amount >= bounds.least && amount <= bounds.most)) return {};
    return { amount: { type: 'range', message: t`Upišite iznos od ${format.money(bounds.least)} do ${format.money(bounds.most)}.` } };
  });
  const { state, form: known, send } = useSendLead('/api-next/enquiries/proposals/', (values) => ({ listingId: listing.id, amount: amountOf(values) }));
  const { register, handleSubmit, field } = useLeadForm(listing.id, rules, known);
  if (state.kind === 'done') {
    return <MessageSent outcome={state.outcome} email={state.email} onClose={onClose} sent={{ title: t`Prijedlog je poslan`, text: t`Oglašivač ga može prihvatiti, odbiti ili odgovoriti porukom. Odgovor stiže e-poštom.`, waiting: t`Poslali smo poveznicu na ${state.email}. Oglašivač dobiva prijedlog kad je otvorite i potvrdite adresu; tada ga može prihvatiti, odbiti ili odgovoriti. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.` }} />;
  }
  const { value } = listing.price;
  return (
    <form className={form.form} noValidate aria-label={t`Prijedlog cijene`} onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className={form.about}>{value === null ? listing.title : <Trans>{listing.title}, traži se {format.money(value)}</Trans>}</p>
      <NumberField label={t`Vaša cijena`} inputMode="decimal" suffix="€" format={format.number} required {...field('amount')} />
      <PersonFields field={field} />
      <TextArea label={t`Poruka (nije obavezna)`} rows={3} {...field('message')} />
      <p className={form.privacy}><Trans>Prijedlog vas ne obvezuje: o kupnji ili najmu dogovarate se dalje.</Trans></p>
      <FormEnd register={register} state={state} isRequest />
      <BusyButton type="submit" full busy={state.kind === 'sending'}><Trans>Pošalji prijedlog</Trans></BusyButton>
    </form>
  );
}

/** Euros and cents; null for what is no amount. */
function amountOf({ amount }: Pick<LeadValues, 'amount'>): number | null {
  const parsed = parseNumber(amount.replace(/€|EUR/gi, ''));
  return parsed.kind === 'number' ? Math.round(parsed.value * 100) / 100 : null;
}
