import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { keepPrivate, type StaffDoor } from '../operations/api';
import { dayOf } from './event-days';
import { readTraffic } from './read-traffic';
import { TrafficFigures } from './traffic.schema';

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

/** `GET /api-next/staff/traffic/`: what visitors who agreed to it have told, in sums. For staff. */
export const trafficRoutes: FastifyPluginCallback<TrafficServices> = (app, { db, staff }, done) => {
  addSchemas(app, { ApiError, TrafficFigures });
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
      const days = Math.min(DAYS.most, Math.max(1, Number(request.query.days ?? DAYS.usual)));
      return readTraffic(db, dayOf(new Date(Date.now() - (days - 1) * DAY_MS)));
    },
  );
  done();
};
