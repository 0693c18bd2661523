import {
  REQUEST_DECISIONS,
  requestDecisionSchema,
  BUSINESS_KINDS,
  type RequestDecision,
} from '@kvadrat/contracts/forms';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import { agencyPath } from '@kvadrat/contracts/paths';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../platform/db';
import { checkFields, readTyped, RefusedFields, WrongFields } from '../../../platform/forms';
import { FORM } from '../../../platform/lanes';
import { addSchemas, ApiError, nullable, oneOf, reference } from '../../../platform/schema';
import { keepPrivate, type StaffDoor } from '../../operations/api';
import { REQUEST_STATES } from '../sign-up.tables';
import { decideRequest, possibleRequestDecisions } from './decide-request';
import { countRequests, findRequest, readRequests, type StoredRequest } from './request-queue.store';

const REQUESTS = '/api-next/staff/agency-requests/';
const PAGE_SIZE = 50;
const LAST_PAGE = 10_000;
const tags = ['staff'];
const refusals = { 401: reference('ApiError'), 404: reference('ApiError') };
const FIELDS = ['action', 'reasons'] as const;
const Time = Type.String({ format: 'date-time' });

const schemas = {
  AgencyRequest: Type.Object({
    reference: Type.String(),
    state: oneOf(REQUEST_STATES),
    kind: oneOf(BUSINESS_KINDS),
    company: Type.String(),
    oib: Type.String(),
    register: Type.String({ description: 'Entry in the register of brokers, as typed.' }),
    street: Type.String(),
    place: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    message: Type.String(),
    locale: oneOf(LOCALES),
    receivedAt: Time,
    decidedAt: nullable(Time),
    author: nullable(Type.String()),
    reasons: Type.String(),
    agencyPath: nullable(Type.String({ description: 'Of the agency it has founded.' })),
    same: Type.Integer({ minimum: 0, description: 'Other requests with this OIB.' }),
    possible: Type.Array(oneOf(REQUEST_DECISIONS)),
  }),
  AgencyRequests: Type.Object({
    state: oneOf(REQUEST_STATES),
    page: Type.Integer(),
    more: Type.Boolean({ description: 'Whether there is a page behind this one.' }),
    counts: Type.Object({
      open: Type.Integer(),
      asked: Type.Integer(),
      approved: Type.Integer(),
      refused: Type.Integer(),
    }),
    requests: Type.Array(
      Type.Object({
        reference: Type.String(),
        company: Type.String(),
        kind: oneOf(BUSINESS_KINDS),
        place: Type.String(),
        receivedAt: Time,
        decidedAt: nullable(Time),
      }),
    ),
  }),
};

const RequestsQuery = Type.Object({
  state: Type.Optional(
    Type.String({ description: `One of ${REQUEST_STATES.join(', ')}; anything else is the first.` }),
  ),
  page: Type.Optional(Type.String()),
});
const OneRequest = Type.Object({ reference: Type.String({ maxLength: 40 }) });
const NewDecision = Type.Object({
  action: Type.String({ maxLength: 20 }),
  reasons: Type.String({ maxLength: 20_000 }),
  seen: Type.String({ maxLength: 20 }),
});

export interface RequestQueueOptions {
  db: Db;
  staff: StaffDoor;
  /** Who reads answers to mails about decisions. */
  operator: string;
  publicUrl: () => string;
}

/** `…/staff/agency-requests/…`: which companies ask for an account, and what to do about them. For staff. */
export const requestQueueRoutes: FastifyPluginCallback<RequestQueueOptions> = (
  app,
  { db, staff, operator, publicUrl },
  done,
) => {
  addSchemas(app, { ApiError, RefusedFields, ...schemas });
  keepPrivate(app);
  app.get<{ Querystring: Static<typeof RequestsQuery> }>(
    REQUESTS,
    {
      config: FORM,
      schema: {
        operationId: 'readAgencyRequests',
        summary: 'Companies that ask for an account',
        tags,
        querystring: RequestsQuery,
        response: { 200: reference('AgencyRequests'), ...refusals },
      },
    },
    async (request): Promise<Static<typeof schemas.AgencyRequests>> => {
      await staff.enter(request);
      return showRequests(db, request.query);
    },
  );
  app.get<{ Params: Static<typeof OneRequest> }>(
    `${REQUESTS}:reference/`,
    {
      config: FORM,
      schema: {
        operationId: 'readAgencyRequest',
        summary: 'All that one company has said',
        tags,
        params: OneRequest,
        response: { 200: reference('AgencyRequest'), ...refusals },
      },
    },
    async (request) => {
      await staff.enter(request);
      const found = await findRequest(db, request.params.reference);
      if (found === undefined) throw new AppError('not-found', 'there is no such request');
      return showRequest(db, found);
    },
  );
  app.post<{ Params: Static<typeof OneRequest>; Body: Static<typeof NewDecision> }>(
    `${REQUESTS}:reference/decisions/`,
    {
      schema: {
        operationId: 'decideAboutAgencyRequest',
        summary: 'Approves a request, asks back or refuses it',
        tags,
        params: OneRequest,
        body: NewDecision,
        response: {
          201: Type.Object({ state: oneOf(REQUEST_STATES) }),
          403: reference('ApiError'),
          409: reference('ApiError'),
          422: reference('RefusedFields'),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const author = await staff.admit(request);
      const { action, reasons } = readRequestDecision(request.body);
      const outcome = await decideRequest(
        db,
        { reference: request.params.reference, action, reasons, author, seen: request.body.seen },
        { publicUrl, operator },
      );
      if (!('refused' in outcome)) return reply.code(201).send(outcome);
      if (outcome.refused === 'unknown') throw new AppError('not-found', 'there is no such request');
      throw new AppError('taken', 'the request was decided meanwhile');
    },
  );
  done();
};

/** Asks the rules of the form. @throws WrongFields */
function readRequestDecision(body: unknown): { action: RequestDecision; reasons: string } {
  const checked = checkFields(FIELDS, requestDecisionSchema, readTyped(FIELDS, body));
  if ('problems' in checked) throw new WrongFields(checked.problems);
  const action = REQUEST_DECISIONS.find((known) => known === checked.value.action);
  if (action === undefined) throw new WrongFields({ action: 'allowed-values' });
  return { action, reasons: checked.value.reasons };
}

async function showRequest(db: Db, found: StoredRequest): Promise<Static<typeof schemas.AgencyRequest>> {
  const [{ n }, agency] = await Promise.all([
    db
      .selectFrom('agency_request')
      .select((count) => count.fn.countAll<string>().as('n'))
      .where('oib', '=', found.oib)
      .where('id', '<>', found.id)
      .executeTakeFirstOrThrow(),
    found.agency_id === null
      ? undefined
      : db.selectFrom('agency').select('slug').where('id', '=', found.agency_id).executeTakeFirst(),
  ]);
  return {
    reference: found.reference,
    state: found.state,
    kind: found.kind,
    company: found.company,
    oib: found.oib,
    register: found.register_number,
    street: found.street,
    place: found.place,
    name: found.name,
    email: found.email,
    phone: found.phone,
    message: found.message,
    locale: found.locale,
    receivedAt: found.received_at.toISOString(),
    decidedAt: found.decided_at?.toISOString() ?? null,
    author: found.author,
    reasons: found.reasons,
    agencyPath: agency === undefined ? null : agencyPath(agency.slug),
    same: Number(n),
    possible: possibleRequestDecisions(found),
  };
}

async function showRequests(
  db: Db,
  query: Static<typeof RequestsQuery>,
): Promise<Static<typeof schemas.AgencyRequests>> {
  const state = REQUEST_STATES.find((known) => known === query.state) ?? 'open';
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), LAST_PAGE);
  const [counts, read] = await Promise.all([countRequests(db), readRequests(db, state, page, PAGE_SIZE + 1)]);
  return {
    state,
    page,
    more: read.length > PAGE_SIZE,
    counts,
    requests: read.slice(0, PAGE_SIZE).map((one) => ({
      reference: one.reference,
      company: one.company,
      kind: one.kind,
      place: one.place,
      receivedAt: one.received_at.toISOString(),
      decidedAt: one.decided_at?.toISOString() ?? null,
    })),
  };
}
