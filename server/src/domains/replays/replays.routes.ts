import { SESSION_COOKIE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { readConsent } from '@kvadrat/contracts/remote';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { keepNothing, readCookie } from '../../platform/http';
import { addSchemas, ApiError, reference } from '../../platform/schema';
import { personalCalls, type Accounts } from '../accounts/api';
import { isSampled } from './is-sampled';
import { MOST_PART_BYTES, ReplayBegun, ReplayId, ReplayPart } from './replays.schema';
import { beginReplay, keepPart } from './replays.store';

export interface ReplaysServices {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit'>;
  /** Of all sessions that may be recorded, so many in a hundred are. */
  replayPercent: number;
}

const REPLAYS = '/api-next/user/replays/';
const tags = ['tracking'];
const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };

/**
 * `…/user/replays/`: recordings of what a signed-in person does on the page of their messages: `POST` begins one where the person has agreed and
 * the session is among those that are recorded, `POST …/{id}/parts/` adds to it.
 */
export const replaysRoutes: FastifyPluginCallback<ReplaysServices> = (app, services, done) => {
  addSchemas(app, { ApiError, ReplayBegun });
  keepNothing(app);
  addRecording(app, services);
  done();
};

/** The receipt of who has agreed to be recorded; null of others. */
function receiptOf({ headers }: FastifyRequest): string | null {
  const given = readConsent(headers.cookie ?? '');
  return given?.consent.replay === true ? given.id : null;
}

function addRecording(app: FastifyInstance, { db, accounts, replayPercent }: ReplaysServices): void {
  const { writer } = personalCalls(accounts);
  app.post(
    REPLAYS,
    {
      schema: {
        operationId: 'beginReplay',
        summary: 'Begins a recording, where one may be',
        tags,
        response: { 200: reference('ReplayBegun'), ...refusals },
      },
    },
    async (request) => {
      const { id } = await writer(request);
      const session = readCookie(request.headers.cookie, SESSION_COOKIE);
      const receipt = receiptOf(request);
      const records = session !== null && receipt !== null && isSampled(session, replayPercent);
      return { id: records ? await beginReplay(db, id, receipt) : null };
    },
  );
  app.post<{ Params: Static<typeof ReplayId>; Body: Static<typeof ReplayPart> }>(
    `${REPLAYS}:id/parts/`,
    {
      bodyLimit: MOST_PART_BYTES,
      schema: {
        operationId: 'addReplayPart',
        summary: 'Adds to a recording',
        tags,
        params: ReplayId,
        body: ReplayPart,
        response: { 204: Type.Null(), 404: reference('ApiError'), 409: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      if (receiptOf(request) === null) throw new AppError('forbidden', 'recording is not allowed');
      const outcome = await keepPart(db, accountId, { ...request.params, ...request.body });
      if (outcome === 'missing') throw new AppError('not-found', 'there is no such recording');
      if (outcome === 'full') throw new AppError('limit-reached', 'the recording is full');
      return reply.code(204).send();
    },
  );
}
