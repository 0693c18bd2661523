import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { keepPrivate, type StaffDoor } from '../operations/api';
import { dayOf } from './event-days';
import { readTraffic } from './read-traffic';
import { readStatistics, type StatisticsOf } from './read-statistics';
import { AdStatistics, TrafficFigures } from './traffic.schema';

const DAY_MS = 86_400_000;
/** Days that are summed up unless said, and at most. */
const DAYS = { usual: 7, most: 31 };

const TrafficQuery = Type.Object({
  days: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$', description: 'How many, today included; 31 at most.' })),
});

export interface TrafficServices {
  db: Db;
  staff: StaffDoor;
}

const OneOf = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

/** `GET /api-next/staff/traffic/`: what visitors have told and pages that were sent, in sums; below it those of an ad and of an agency. For staff. */
export const trafficRoutes: FastifyPluginCallback<TrafficServices> = (app, { db, staff }, done) => {
  addSchemas(app, { AdStatistics, ApiError, TrafficFigures });
  keepPrivate(app);
  app.get<{ Querystring: Static<typeof TrafficQuery> }>(
    '/api-next/staff/traffic/',
    {
      config: FORM,
      schema: {
        operationId: 'readTraffic',
        summary: 'What visitors who agreed to it have told, in sums',
        tags: ['staff'],
        querystring: TrafficQuery,
        response: { 200: reference('TrafficFigures'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      await staff.enter(request);
      return readTraffic(db, sinceOf(request.query));
    },
  );
  addStatistics(app, db, staff);
  done();
};

type Query = Static<typeof TrafficQuery>;

function addStatistics(app: FastifyInstance, db: Db, staff: StaffDoor): void {
  const kinds = [
    ['listings', 'readAdStatistics', 'What became of an ad', (id: number): StatisticsOf => ({ ads: [id] })],
    ['agencies', 'readAgencyStatistics', 'What became of the ads of an agency', (id: number) => ({ agency: id })],
  ] as const;
  for (const [path, operationId, summary, whose] of kinds)
    app.get<{ Params: Static<typeof OneOf>; Querystring: Query }>(
      `/api-next/staff/traffic/${path}/:id/`,
      {
        config: FORM,
        schema: {
          operationId,
          summary,
          tags: ['staff'],
          params: OneOf,
          querystring: TrafficQuery,
          response: { 200: reference('AdStatistics'), 401: reference('ApiError') },
        },
      },
      async (request) => {
        await staff.enter(request);
        return readStatistics(db, whose(request.params.id), sinceOf(request.query));
      },
    );
}

/** The first day of those asked for, in UTC. */
function sinceOf({ days = String(DAYS.usual) }: Query): string {
  const asked = Math.min(DAYS.most, Math.max(1, Number(days)));
  return dayOf(new Date(Date.now() - (asked - 1) * DAY_MS));
}
