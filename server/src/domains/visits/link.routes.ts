import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import {
  aboutAd,
  enquirySchemas,
  guardLink,
  LINK_LIMITS,
  LinkBody,
  linkRefusals,
  LookQuery,
  type Enquiries,
  type LookAtLink,
} from '../enquiries/api';
import { limitNetwork } from '../../platform/limits';
import { addSchemas, oneOf, readLocale, reference } from '../../platform/schema';
import { isOpen } from './visit-service';
import { actsOf, VISIT_ACTS, type VisitAct } from './visit-step';
import { Instant, visitSchemas, visitTags } from './visit.schema';
import { readInstant, visitJson } from './visit-json';
import type { Visits } from './visits';

export interface VisitLinkDeps {
  db: Db;
  visits: Pick<Visits, 'look' | 'answerByLink'>;
  enquiries: Enquiries;
  now?: () => Date;
}

const schemas = {
  ...visitSchemas,
  EnquiryLink: enquirySchemas.EnquiryLink,
  VisitLink: Type.Object(
    {
      ...visitSchemas.Visit.properties,
      ad: enquirySchemas.EnquiryLink.properties.ad,
      side: oneOf(['visitor', 'advertiser'], 'Who reads.'),
      over: Type.Boolean({ description: 'All its times have passed, and it was not called off.' }),
      current: Type.Boolean({ description: 'Nothing has happened since the mail of the link.' }),
      free: Type.Array(Type.String(), { description: 'Times that were asked for and are still to come.' }),
    },
    { description: 'Where a visit stands, as the link of a mail shows it.' },
  ),
  NextLink: Type.Object({ link: Type.String({ description: 'In place of the one that has now been used.' }) }),
};

/** `/api-next/visits/link/`: a visit looked at and answered by the link of a mail, whether or not visits are offered still. */
export const visitLinkRoutes: FastifyPluginCallback<VisitLinkDeps> = (
  app,
  { db, visits, enquiries, now = () => new Date() },
  done,
) => {
  addSchemas(app, schemas);
  app.get<LookAtLink>(
    '/api-next/visits/link/',
    {
      schema: {
        operationId: 'readVisitLink',
        summary: 'Where a visit stands, by the link of a mail',
        tags: visitTags,
        querystring: LookQuery,
        response: { 200: reference('VisitLink'), 404: reference('ApiError') },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await visits.look(query.veza);
      if (found === null) throw new AppError('not-found', 'there is no such link');
      const { visit, side, current, thread } = found;
      const over = visit.state !== 'declined' && visit.state !== 'cancelled' && !isOpen(visit, now());
      const free = visit.asked.filter((time) => time > now());
      const acts =
        current && !over
          ? actsOf(side, visit.state).filter((act) => act !== 'confirm' || side === 'visitor' || free.length > 0)
          : [];
      const ad = await aboutAd(db, thread.listing_id, readLocale(query.locale));
      return { ...visitJson(visit, acts), ad, side, over, current, free: free.map((time) => time.toISOString()) };
    },
  );
  app.post<{ Body: { link: string; act: VisitAct; time?: string; message?: string } }>(
    '/api-next/visits/link/',
    {
      onRequest: limitNetwork(app, LINK_LIMITS.follow),
      schema: {
        operationId: 'answerVisitByLink',
        summary: 'Confirms, moves or calls off a visit by the link of a mail',
        tags: visitTags,
        body: Type.Object({ ...LinkBody, act: oneOf(VISIT_ACTS), time: Type.Optional(Instant) }),
        response: { 200: reference('NextLink'), ...linkRefusals },
      },
    },
    async (request, reply) => {
      guardLink(request, reply);
      const { link, act, time, message = '' } = request.body;
      return {
        link: await visits.answerByLink(enquiries, link, {
          act,
          time: time === undefined ? null : readInstant(time),
          message: message.trim(),
        }),
      };
    },
  );
  done();
};
