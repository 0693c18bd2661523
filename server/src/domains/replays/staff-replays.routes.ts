import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { keepPrivate, type StaffDoor } from '../operations/api';
import { Replay, ReplayId, Replays } from './replays.schema';
import { deleteReplay, listReplays, readReplay } from './replays.store';

export interface StaffReplaysServices {
  db: Db;
  staff: StaffDoor;
}

const REPLAYS = '/api-next/staff/replays/';
const tags = ['staff'];
const refusals = { 401: reference('ApiError'), 404: reference('ApiError') };

/** `GET …/staff/replays/`, `GET` and `DELETE …/{id}/`: recordings; whose they are is told to nobody. For staff. */
export const staffReplaysRoutes: FastifyPluginCallback<StaffReplaysServices> = (app, { db, staff }, done) => {
  addSchemas(app, { ApiError, Replay, Replays });
  keepPrivate(app);
  const response = { 200: reference('Replays'), 401: reference('ApiError') };
  app.get(
    REPLAYS,
    { config: FORM, schema: { operationId: 'readReplays', summary: 'Recordings, newest first', tags, response } },
    async (request) => {
      await staff.enter(request);
      return listReplays(db);
    },
  );
  app.get<{ Params: Static<typeof ReplayId> }>(
    `${REPLAYS}:id/`,
    {
      config: FORM,
      schema: {
        operationId: 'readReplay',
        summary: 'A recording to be shown',
        tags,
        params: ReplayId,
        response: { 200: reference('Replay'), ...refusals },
      },
    },
    async (request) => {
      await staff.enter(request);
      const replay = await readReplay(db, request.params.id);
      if (replay === null) throw new AppError('not-found', 'there is no such recording');
      return replay;
    },
  );
  app.delete<{ Params: Static<typeof ReplayId> }>(
    `${REPLAYS}:id/`,
    {
      schema: {
        operationId: 'deleteReplay',
        summary: 'Deletes a recording',
        tags,
        params: ReplayId,
        response: { 204: Type.Null(), 403: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      await staff.admit(request);
      if (!(await deleteReplay(db, request.params.id))) throw new AppError('not-found', 'there is no such recording');
      return reply.code(204).send();
    },
  );
  done();
};
