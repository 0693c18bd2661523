import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import {
  checkPerson,
  enquirySchemas,
  PERSON_PROPERTIES,
  requireMailRoom,
  type Enquiries,
  type PersonBody,
} from '../enquiries/api';
import type { FlagSource } from '../flags/api';
import { readListingId } from '../listings/api';
import { admitForm, RefusedFields } from '../../platform/forms';
import { addSchemas, Id, reference } from '../../platform/schema';
import { addCalendarFile } from './calendar-file.routes';
import { addCalendarRoutes } from './calendar/calendar.routes';
import type { VisitPlace } from './calendar/visit-calendar';
import { contactTypeOf } from './visit-letter';
import { readInstant, visitJson } from './visit-json';
import { actsOf, type VisitAct } from './visit-step';
import { Instant, Place, visitRefusals, visitSchemas, VisitStepBody, visitTags } from './visit.schema';
import type { Visits } from './visits';

export interface VisitRouteDeps {
  db: Db;
  visits: Visits;
  enquiries: Enquiries;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'protectForm' | 'limit' | 'mayMail'>;
  flagsOf: FlagSource['of'];
  /** Address of the portal, for links in files. */
  publicUrl: () => string;
  now?: () => Date;
}

interface Asked {
  Body: PersonBody & {
    listingId: number;
    place: VisitPlace;
    times: string[];
    locale: Locale;
    key: string;
    website?: string;
  };
}

/** Visits over the API: when one may come, asking, answering, and the advertiser's calendar. */
export const visitRoutes: FastifyPluginCallback<VisitRouteDeps> = (app, deps, done) => {
  const { db, accounts, flagsOf, now = () => new Date() } = deps;
  addSchemas(app, { ...visitSchemas, SentEnquiry: enquirySchemas.SentEnquiry, RefusedFields });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next(
      flagsOf(request.headers.cookie).visitRequests ? undefined : new AppError('not-found', 'visits are not offered'),
    );
  });
  const owner = async (request: FastifyRequest): Promise<AccountRow> => {
    const account = await signedIn(accounts, request);
    if (account.email_verified_at === null) throw new AppError('forbidden', 'the address is not proven');
    return account;
  };
  const writer = async (request: FastifyRequest): Promise<AccountRow> => {
    await accounts.protect(request);
    const account = await owner(request);
    await accounts.limit(request, 'lists');
    return account;
  };

  addAsking(app, deps);
  addCalendarRoutes(app, { db, now, owner, writer });
  addAnswering(app, deps, { owner, writer });
  addCalendarFile(app, deps, owner);
  done();
};

/** When one may come, and asking to. */
function addAsking(
  app: FastifyInstance,
  { db, visits, enquiries, accounts, now = () => new Date() }: VisitRouteDeps,
): void {
  app.get<{ Params: { id: string } }>(
    '/api-next/listings/:id/visits/',
    {
      schema: {
        operationId: 'readVisitOffer',
        summary: 'When and how an ad can be visited',
        tags: visitTags,
        params: Type.Object({ id: Type.String() }),
        response: { 200: reference('VisitOffer'), 404: reference('ApiError') },
      },
    },
    async ({ params }) => {
      const { places, minutes, slots } = await visits.offer(readListingId(params.id));
      return {
        places,
        minutes,
        timeZone: VISIT_TIME_ZONE,
        slots: slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
      };
    },
  );
  app.post<Asked>(
    '/api-next/enquiries/visits/',
    {
      schema: {
        operationId: 'requestVisit',
        summary: 'Asks the advertiser for a visit',
        tags: visitTags,
        body: Type.Object({
          listingId: Id,
          place: Place,
          times: Type.Array(Instant, { minItems: 1, maxItems: 3 }),
          ...PERSON_PROPERTIES,
        }),
        response: { 201: reference('SentEnquiry'), 422: reference('RefusedFields'), ...visitRefusals },
      },
    },
    async (request, reply) => {
      await accounts.protectForm(request);
      const { listingId, place, times, locale, key, website, ...typed } = request.body;
      const { value, formKey } = admitForm(checkPerson(typed), { key, website }, now().getTime());
      const { message: body, ...visitor } = value;
      await accounts.limit(request, 'enquiry');
      const wish = { place, times: times.map(readInstant) };
      const booking = await visits.admit(listingId, wish);
      await requireMailRoom(db, accounts, request, visitor.email);
      reply.code(201);
      return enquiries.submit(
        {
          listingId,
          kind: contactTypeOf({ place }),
          mode: place,
          body,
          details: requestDetails(wish, booking),
          visitor: { ...visitor, locale },
          formKey,
        },
        await accounts.currentUser(request),
      );
    },
  );
}

/** How a visit stands, and the steps of either side. */
function addAnswering(
  app: FastifyInstance,
  { visits, enquiries }: VisitRouteDeps,
  { owner, writer }: Record<'owner' | 'writer', (request: FastifyRequest) => Promise<AccountRow>>,
): void {
  app.get<{ Params: { id: number } }>(
    '/api-next/user/threads/:id/visit/',
    {
      schema: {
        operationId: 'readThreadVisit',
        summary: 'The latest visit of a conversation, as its reader may answer it',
        tags: visitTags,
        params: Type.Object({ id: Id }),
        response: {
          200: reference('ThreadVisit'),
          401: visitRefusals[401],
          403: visitRefusals[403],
          404: visitRefusals[404],
        },
      },
    },
    async (request) => {
      const access = await enquiries.accessOf(await owner(request), request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      const [latest] = await visits.ofThread(access.thread.id);
      return { visit: latest === undefined ? null : visitJson(latest, actsOf(access.side, latest.state)) };
    },
  );
  app.post<{ Params: { id: number }; Body: { act: VisitAct; time?: string; message?: string } }>(
    '/api-next/user/threads/:id/visit/',
    {
      schema: {
        operationId: 'answerVisit',
        summary: 'Confirms, moves or calls off the latest visit of a conversation',
        tags: visitTags,
        params: Type.Object({ id: Id }),
        body: VisitStepBody,
        response: { 200: reference('Visit'), ...visitRefusals },
      },
    },
    async (request) => {
      const access = await enquiries.accessOf(await writer(request), request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      const { act, time, message = '' } = request.body;
      const visit = await visits.answerIn(enquiries, access, {
        act,
        time: time === undefined ? null : readInstant(time),
        message: message.trim(),
      });
      return visitJson(visit, actsOf(access.side, visit.state));
    },
  );
}

/** What the entry of a request holds. */
function requestDetails(
  { times }: { times: readonly Date[] },
  booking: 'smart' | 'no-smart',
): { step: 'request'; times: string[]; booking: 'smart' | 'no-smart' } {
  return { step: 'request', times: times.map((time) => time.toISOString()), booking };
}
