import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountRow, Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { reference } from '../../../platform/schema';
import type { ThreadAccess } from '../enquiries';
import { ThreadParams, ThreadState } from '../enquiry.schema';
import { changeState, type StateChange } from './change-state';
import { limitState } from './message-limits';

export interface InboxScope {
  db: Db;
  accounts: Pick<Accounts, 'protect'>;
  now: () => number;
  /** @throws AppError `not-found` for a conversation of others */
  partOf: (
    request: FastifyRequest<{ Params: { id: number } }>,
  ) => Promise<{ account: AccountRow; access: ThreadAccess }>;
}

/** `PUT …/user/threads/{id}/state/`: put away, take nothing more, show a number. */
export function addInboxRoutes(app: FastifyInstance, { db, accounts, now, partOf }: InboxScope): void {
  app.put<{ Params: { id: number }; Body: StateChange }>(
    '/api-next/user/threads/:id/state/',
    {
      schema: {
        operationId: 'changeThreadState',
        summary: 'Puts a conversation away, blocks its other side, or shows it how one can be reached',
        tags: ['enquiries'],
        params: ThreadParams,
        body: ThreadState,
        response: {
          204: Type.Null(),
          401: reference('ApiError'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const { account, access } = await partOf(request);
      await limitState(app.limiter, account);
      await changeState(db, access, request.body, new Date(now()));
      return reply.code(204).send();
    },
  );
}
