import { useRemote, useWords } from '@kvadrat/remote-kit';
import type { VisitOffer } from '@kvadrat/contracts/api';
import { visitSchema } from '@kvadrat/contracts/forms';
import { BusyButton, Button, Notice, Segments, Skeleton, TextArea } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactElement } from 'react';
import type { ContactFormProps } from '../contact-way';
import { FormEnd } from '../message/form-end';
import { resolverOf, type LeadValues } from '../message/lead-fields';
import { MessageSent } from '../message/message-sent';
import { PersonFields } from '../message/person-fields';
import { useLeadForm } from '../message/use-lead-form';
import { useSendLead } from '../message/use-send-lead';
import { NamedTimes } from './named-times';
import { SlotList } from './slot-list';
import { ZoneNote } from './zone-note';
import form from '../message/message.module.css';
import styles from './visit.module.css';

const RULES = resolverOf(visitSchema);
const CONTACT_TYPES = { 'on-site': 'in-person-visit', remote: 'virtual-visit' } as const;

/** Asks for a visit: when the advertiser receives visitors, else at times of one's own. */
export function VisitForm({ listing, onClose }: ContactFormProps): ReactElement {
  const { http } = useRemote();
  const { data: offer, isError, refetch } = useQuery({ queryKey: ['visits', listing.id], queryFn: ({ signal }) => http.get<VisitOffer>(`/api-next/listings/${listing.id}/visits/`, { signal }), refetchOnMount: 'always' });
  const onTaken = useCallback(() => void refetch(), [refetch]);
  if (isError) {
    return (
      <div className={form.form} role="alert">
        <Notice tone="warn"><Trans>Termini trenutačno nisu dostupni.</Trans></Notice>
        <Button onClick={onTaken}><Trans>Pokušaj ponovno</Trans></Button>
      </div>
    );
  }
  if (offer === undefined) return <Skeleton className={styles.waiting} />;
  return <OfferedVisit listing={listing} onClose={onClose} offer={offer} onTaken={onTaken} />;
}

function OfferedVisit({ listing, onClose, offer, onTaken }: ContactFormProps & { offer: VisitOffer; onTaken: () => void }): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const { places, slots, timeZone } = offer;
  const { state, form: known, send } = useSendLead('/api-next/enquiries/visits/', (values) => ({ listingId: listing.id, place: placeOf(values, places), times: timesOf(values) }));
  const { register, handleSubmit, setValue, watch, field } = useLeadForm(listing.id, RULES, known);
  const taken = state.kind === 'failed' && state.failure === 'taken';
  useEffect(() => {
    if (!taken) return;
    setValue('time', '');
    onTaken();
  }, [taken, setValue, onTaken]);

  if (state.kind === 'done') {
    return <MessageSent outcome={state.outcome} email={state.email} onClose={onClose} sent={{ title: t`Zahtjev za razgled je poslan`, text: t`Oglašivač će potvrditi termin ili predložiti drugi. Odgovor i zapis za kalendar stižu e-poštom.`, waiting: t`Poslali smo poveznicu na ${state.email}. Oglašivač dobiva zahtjev kad je otvorite i potvrdite adresu; tada potvrđuje termin ili predlaže drugi. Ako je nema za nekoliko minuta, pogledajte među neželjenom poštom.` }} />;
  }
  return (
    <form className={form.form} noValidate aria-label={t`Zahtjev za razgled`} onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className={form.about}>{listing.title}</p>
      {places.length > 1 && (
        <Segments legend={t`Način razgleda`} name="place" value={placeOf({ place: watch('place') }, places)} onChange={(place) => setValue('place', place)} options={places.map((place) => ({ value: place, label: word('contactTypes', CONTACT_TYPES[place]) }))} />
      )}
      {slots.length > 0 ? <SlotList slots={slots} timeZone={timeZone} field={field} /> : <NamedTimes field={field} />}
      <ZoneNote timeZone={timeZone} />
      <PersonFields field={field} />
      <TextArea label={t`Poruka (nije obavezna)`} rows={3} {...field('message')} />
      <FormEnd register={register} state={state} isRequest />
      <BusyButton type="submit" full busy={state.kind === 'sending'}><Trans>Zatraži razgled</Trans></BusyButton>
    </form>
  );
}

/** What was chosen for another ad may not be offered here. */
function placeOf({ place }: Pick<LeadValues, 'place'>, places: VisitOffer['places']): string {
  return places.find((one) => one === place) ?? places[0] ?? 'on-site';
}

function timesOf({ time, time2, time3 }: LeadValues): string[] {
  return time.endsWith('Z') ? [time] : [time, time2, time3].filter((one) => one !== '');
}
