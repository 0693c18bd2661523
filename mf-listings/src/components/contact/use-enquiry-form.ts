import { useTrack, type PageAct } from '@kvadrat/remote-kit';
import { useKeyedForm, type KeyedForm } from '@kvadrat/remote-kit/form';
import type { EnquiryStart, SentEnquiry } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { DEFAULT_CONTACT_REASON } from '@kvadrat/contracts/vocabulary';
import { useState } from 'react';
import { enquiryAct, type EnquiryKind } from './enquiry-act';
import { startEnquiry } from './start-enquiry';
import { useEnquiryTexts } from './use-enquiry-texts';

/** The server takes nothing that comes faster after its key than people type. */
const LEAST_MS = 1200;
/** Said once, they stand in the next form of the ad. */
const PERSON = ['name', 'email', 'phone'] as const;

/** What a form of an ad is given, on its page and in the panel of the ad. */
export interface EnquiryFormProps {
  start: EnquiryStart;
  /** Of the page of the form, wherever the form stands. */
  route: RouteLocation;
  refused?: RefusedForm | undefined;
  /** Told what has become of it in place of going to the page that says so. */
  onSent?: ((sent: SentEnquiry, email: string) => void) | undefined;
}

/**
 * A form of an ad: what was typed in another one of the same ad stands in it, else what the account knows.
 * @param around what else is done with what comes back
 * @param problem sentences for fields that only this form has
 */
export function useEnquiryForm(
  kind: EnquiryKind,
  { start, route, refused, onSent }: EnquiryFormProps,
  {
    around = (act) => act,
    problem = () => undefined,
  }: { around?: (act: PageAct) => PageAct; problem?: (field: string, rule: string) => string | undefined } = {},
): KeyedForm {
  const texts = useEnquiryTexts(kind.form !== 'message');
  const track = useTrack();
  const [shownAt] = useState(() => Date.now());
  const { id } = start.ad;
  return useKeyedForm({
    name: `enquiry ${id}`,
    act: around(async (values, at, context) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, shownAt + LEAST_MS - Date.now())));
      const taken = (sent: SentEnquiry): void => {
        track('Lead Sent', { listing_id: id, contact: contactOf(kind, values['place']) });
        onSent?.(sent, (values['email'] ?? '').trim());
      };
      return enquiryAct(kind, taken)(values, at, context);
    }),
    given: start.key,
    renew: async (context) => (await startEnquiry(id, route.locale, context)).key,
    route,
    schema: kind.schema,
    refused,
    known: { reason: DEFAULT_CONTACT_REASON, name: start.name, email: start.email, phone: start.phone },
    keeps: PERSON,
    problemText: (field, rule) =>
      rule === undefined ? undefined : (problem(field, rule) ?? texts.problem(field, rule)),
    obstacleText: texts.obstacle,
    ...(onSent === undefined ? {} : { onTaken: () => undefined }),
  });
}

/** What kind of contact a form is, in the words of the table of events. */
function contactOf({ form }: EnquiryKind, place: string | undefined): string {
  if (form === 'visit') return place === 'remote' ? 'virtual-visit' : 'visit';
  return form ?? 'message';
}
