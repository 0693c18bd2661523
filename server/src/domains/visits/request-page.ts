import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { AppError, isAppError } from '@kvadrat/contracts/errors';
import { visitSchema } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { adFormPage, askedAbout, isPersonField, PERSON_FIELDS, personDefinitions, personOf, personProblem, requireMailRoom, sentPage, type AskedAbout, type Enquiries } from '../enquiries/api';
import type { FlagSource } from '../flags/api';
import { addSubjectForm, checkFields, WrongFields, type FieldDefinition } from '../../platform/form-page';
import type { ShowPage } from '../../platform/html';
import { VOCABULARY_WORDS } from '../../platform/text';
import { contactTypeOf } from './visit-letter';
import type { VisitOffer } from './visit-service';
import { VISIT_TEXTS } from './visit-texts';
import { NAMED_TIMES, readLocalTime, timeText } from './visit-times';
import { requestDetails } from './visit.routes';
import type { Visits } from './visits';

const FIELDS = ['place', 'time', 'time2', 'time3', ...PERSON_FIELDS] as const;
type Field = (typeof FIELDS)[number];
type VisitForm = Readonly<Record<Field, string>>;
type AskedVisit = AskedAbout & { offer: VisitOffer };

export interface RequestPageOptions {
  db: Db;
  show: ShowPage;
  visits: Visits;
  enquiries: Enquiries;
  accounts: Pick<Accounts, 'currentUser' | 'limit' | 'mayMail'>;
  flagsOf: FlagSource['of'];
  now?: () => number;
}

/** `/upit/{id}/razgled/` in nine languages: a visit asked for without any script. */
export async function addRequestPage(app: FastifyInstance, { db, show, visits, enquiries, accounts, flagsOf, now = Date.now }: RequestPageOptions): Promise<void> {
  await addSubjectForm<Field, VisitForm, AskedVisit>(
    app,
    show,
    {
      path: `${ENQUIRY_PATHS.write}:id/razgled/`,
      fields: FIELDS,
      check: (typed) => checkFields(FIELDS, visitSchema, typed),
      async about(request, locale) {
        if (!flagsOf(request.headers.cookie).visitRequests) throw new AppError('not-found', 'visits are not offered');
        const asked = await askedAbout(db, accounts, request, locale);
        return { ...asked, offer: await visits.offer(asked.ad.id) };
      },
      prefill: ({ account }) => personOf(account),
      page(form, locale, status, { ad, offer }) {
        const { ask } = VISIT_TEXTS[locale];
        const problem = (field: Field, rule: string): string => problemText(locale, field, rule);
        return adFormPage<Field>(ad, { path: 'razgled/', title: ask.title, lead: ask.lead, send: ask.send, fields: fieldsOf(offer, locale, now()), problemText: problem }, form, locale, status);
      },
      donePage: (reference, locale, { ad }) => sentPage(db, enquiries, ad, reference, locale),
      async take({ place: chosen, time, time2, time3, message: body, ...visitor }, formKey, locale, { request, ad, account }) {
        await accounts.limit(request, 'enquiry');
        const place = chosen === 'remote' ? 'remote' : 'on-site';
        const wish = { place, times: readTimes([time, time2, time3]) } as const;
        const booking = await visits.admit(ad.id, wish).catch((error: unknown) => {
          if (isAppError(error) && (error.code === 'taken' || error.code === 'invalid-request')) throw new WrongFields({ time: error.code });
          throw error;
        });
        const details = requestDetails(wish, booking);
        await requireMailRoom(db, accounts, request, visitor.email);
        return (await enquiries.submit({ listingId: ad.id, kind: contactTypeOf(wish), mode: place, body, details, visitor: { ...visitor, locale }, formKey }, account)).reference;
      },
    },
    now,
  );
}

/** A slot is an instant, a time that was named a day and an hour on Croatia's clock. */
function readTimes(typed: readonly string[]): Date[] {
  return typed
    .filter((text) => text !== '')
    .map((text) => {
      const time = text.endsWith('Z') ? new Date(text) : readLocalTime(text);
      if (time === null || Number.isNaN(time.getTime())) throw new WrongFields({ time: 'invalid-request' });
      return time;
    });
}

function fieldsOf({ places, slots }: VisitOffer, locale: Locale, now: number): Readonly<Partial<Record<Field, FieldDefinition>>> {
  const { ask, form, zone } = VISIT_TEXTS[locale];
  const words = VOCABULARY_WORDS[locale].contactTypes;
  const local = (days: number): string => DateTime.fromMillis(now, { zone: VISIT_TIME_ZONE }).plus({ days }).toFormat("yyyy-MM-dd'T'HH:mm");
  const named = (label: string, optional: boolean): FieldDefinition => ({ label, control: 'input', optional, attributes: { type: 'datetime-local', min: local(0), max: local(NAMED_TIMES.daysAhead) } });
  const options = Object.fromEntries([['', ask.choose], ...slots.map(({ start }) => [start.toISOString(), zone.replace('#', timeText(start, locale))])]) as Record<string, string>;
  return {
    place: { label: VISIT_TEXTS[locale].fields.place, control: 'select', options: Object.fromEntries(places.map((place) => [place, words[contactTypeOf({ place })]])) },
    ...(slots.length > 0
      ? { time: { label: ask.time, control: 'select', options } satisfies FieldDefinition }
      : { time: { ...named(ask.first, false), hint: form.hint }, time2: named(ask.second, true), time3: named(ask.third, true) }),
    ...personDefinitions(locale, form.message),
  };
}

function problemText(locale: Locale, field: Field, problem: string): string {
  const { ask, page } = VISIT_TEXTS[locale];
  if (isPersonField(field)) return personProblem(locale, field, problem);
  if (problem === 'taken') return page.taken;
  return problem === 'required' ? ask.required : page.badTime;
}
