import { useWords, type PageAct } from '@kvadrat/remote-kit';
import { fieldPlace } from '@kvadrat/remote-kit/form';
import { apiAddress, type VisitOffer } from '@kvadrat/contracts/api';
import { Segments } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { EnquiryFrame } from '../enquiry-frame';
import { useEnquiryForm, type EnquiryFormProps } from '../use-enquiry-form';
import { NamedTimes } from './named-times';
import { SlotList } from './slot-list';
import { visitKind } from './visit-kind';
import { ZoneNote } from './zone-note';

const CONTACT_TYPES = { 'on-site': 'in-person-visit', remote: 'virtual-visit' } as const;

export interface VisitFormProps extends EnquiryFormProps {
  offer: VisitOffer;
  /** Whether all days are in view, as they have to be where no script opens them. */
  allDays?: boolean;
}

/** Asks for a visit: when the advertiser receives visitors, else at times of one's own. */
export function VisitForm({ offer: first, allDays = false, ...props }: VisitFormProps): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const { id } = props.start.ad;
  const [{ places, slots, timeZone }, setOffer] = useState(first);
  /** A time that is taken is offered no more. */
  const around =
    (act: PageAct): PageAct =>
    async (sent, route, context) => {
      const outcome = await act(sent, route, context);
      if ('problems' in outcome && outcome.problems['time'] === 'taken')
        setOffer(await context.http.get(apiAddress('listings/{id}/visits', { id })));
      return outcome;
    };
  const problem = (field: string, rule: string): string | undefined => {
    if (!field.startsWith('time')) return undefined;
    if (rule === 'taken')
      return t`Termin je u međuvremenu zauzet, ili je razgled već dogovoren. Odaberite drugi termin.`;
    return rule === 'required'
      ? t`Odaberite termin.`
      : t`Upišite dan i vrijeme: najmanje dva sata unaprijed, od 7 do 21 sat, najkasnije za 60 dana.`;
  };
  const form = useEnquiryForm(visitKind, props, { around, problem });
  const [place, setPlace] = useState(form.field('place').defaultValue);
  /** What was chosen for another ad may not be offered here. */
  const chosen = places.find((one) => one === place) ?? places[0] ?? 'on-site';
  return (
    <EnquiryFrame
      form={form}
      kind="visit"
      adId={id}
      refused={props.refused}
      own={['place', 'time', 'time2', 'time3']}
      send={t`Zatraži razgled`}
    >
      {places.length > 1 ? (
        <div id={fieldPlace('place')}>
          <Segments
            legend={t`Način razgleda`}
            name="place"
            value={chosen}
            onChange={setPlace}
            options={places.map((one) => ({ value: one, label: word('contactTypes', CONTACT_TYPES[one]) }))}
          />
        </div>
      ) : (
        <input type="hidden" name="place" value={chosen} />
      )}
      {slots.length > 0 ? (
        <SlotList slots={slots} timeZone={timeZone} form={form} allDays={allDays} />
      ) : (
        <NamedTimes form={form} />
      )}
      <ZoneNote timeZone={timeZone} />
    </EnquiryFrame>
  );
}
