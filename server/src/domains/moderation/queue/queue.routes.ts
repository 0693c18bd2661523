import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../../platform/db';
import { RefusedFields } from '../../../platform/forms';
import { FORM } from '../../../platform/lanes';
import { addSchemas, ApiError, LocaleParameter, readLocale, reference } from '../../../platform/schema';
import { readListingId } from '../../listings/api';
import { keepPrivate, type StaffDoor } from '../../operations/api';
import { readAds } from '../moderated-ad';
import { decide } from './decide';
import type { MailSettings } from './decision-mails';
import { MadeDecision, ModerationCase, ModerationQueue, NewDecision } from './queue.schema';
import { countQueue, QUEUE_FILTERS, readQueue } from './queue.store';
import { readDecision } from './read-decision';
import { showCase } from './show-case';

const MODERATION = '/api-next/staff/moderation/';
const PAGE_SIZE = 50;
const LAST_PAGE = 10_000;
const HOUR_MS = 3600_000;
const tags = ['staff'];
const refusals = { 401: reference('ApiError'), 404: reference('ApiError') };

const QueueQuery = Type.Object({
  filter: Type.Optional(
    Type.String({ description: `One of ${QUEUE_FILTERS.join(', ')}; anything else is the first.` }),
  ),
  page: Type.Optional(Type.String()),
  locale: LocaleParameter,
});
const OneCase = Type.Object({ id: Type.String() });
const CaseQuery = Type.Object({ locale: LocaleParameter });

export interface QueueServices {
  db: Db;
  staff: StaffDoor;
  decisionMails: MailSettings;
  now?: () => number;
}

/** `…/staff/moderation/…`: what was reported, and what to do about it. For staff; described in `docs/operations.md`. */
export const queueRoutes: FastifyPluginCallback<QueueServices> = (
  app,
  { db, staff, decisionMails, now = Date.now },
  done,
) => {
  addSchemas(app, { ApiError, RefusedFields, ModerationQueue, ModerationCase });
  keepPrivate(app);
  app.get<{ Querystring: Static<typeof QueueQuery> }>(
    MODERATION,
    {
      config: FORM,
      schema: {
        operationId: 'readModerationQueue',
        summary: 'Ads that were reported or decided about',
        tags,
        querystring: QueueQuery,
        response: { 200: reference('ModerationQueue'), ...refusals },
      },
    },
    async (request): Promise<Static<typeof ModerationQueue>> => {
      await staff.enter(request);
      return showQueue(db, request.query, now());
    },
  );

  app.get<{ Params: Static<typeof OneCase>; Querystring: Static<typeof CaseQuery> }>(
    `${MODERATION}:id/`,
    {
      config: FORM,
      schema: {
        operationId: 'readModerationCase',
        summary: 'All that is known of one ad',
        tags,
        params: OneCase,
        querystring: CaseQuery,
        response: { 200: reference('ModerationCase'), ...refusals },
      },
    },
    async (request): Promise<Static<typeof ModerationCase>> => {
      await staff.enter(request);
      return showCase(db, readListingId(request.params.id), readLocale(request.query.locale));
    },
  );

  app.post<{ Params: Static<typeof OneCase>; Body: Static<typeof NewDecision> }>(
    `${MODERATION}:id/decisions/`,
    {
      schema: {
        operationId: 'decideAboutAd',
        summary: 'Decides about an ad',
        tags,
        params: OneCase,
        body: NewDecision,
        response: {
          201: MadeDecision,
          403: reference('ApiError'),
          409: reference('ApiError'),
          422: reference('RefusedFields'),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const author = await staff.admit(request);
      const listingId = readListingId(request.params.id);
      const outcome = await decide(
        db,
        { ...readDecision(request.body), listingId, author, seen: request.body.seen },
        decisionMails,
      );
      if ('refused' in outcome) throw new AppError('taken', `nothing was decided: ${outcome.refused}`);
      return reply.code(201).send(outcome);
    },
  );
  done();
};

async function showQueue(
  db: Db,
  query: Static<typeof QueueQuery>,
  now: number,
): Promise<Static<typeof ModerationQueue>> {
  const filter = QUEUE_FILTERS.find((known) => known === query.filter) ?? 'open';
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), LAST_PAGE);
  const [counts, read] = await Promise.all([countQueue(db), readQueue(db, filter, page, PAGE_SIZE + 1)]);
  const queue = read.slice(0, PAGE_SIZE);
  const ads = await readAds(
    db,
    queue.map(({ listingId }) => listingId),
    readLocale(query.locale),
  );
  return {
    filter,
    page,
    more: read.length > PAGE_SIZE,
    counts,
    ads: queue.map(({ listingId: id, waitingSince, latest, ...queued }) => ({
      ...queued,
      id,
      title: ads.get(id)?.title ?? null,
      state: ads.get(id)?.state ?? 'gone',
      waitedHours: waitingSince === null ? null : Math.max(0, Math.floor((now - waitingSince.getTime()) / HOUR_MS)),
      latest: latest.toISOString(),
    })),
  };
}
