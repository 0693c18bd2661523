import { Type } from 'typebox';
import { refuseForeign } from '../../../platform/http';
import { defineLimits, limitNetwork, MINUTE } from '../../../platform/limits';
import { reference } from '../../../platform/schema';
import type { Alert } from '../../saved/api';
import { linkedReader, ofReader, setActive } from '../readers/linked-reader';
import type { AlertScope } from './alert-scope';
import { LinkedAlertBody, LinkedSearchParams, LinkQuery, StateBody } from './alert.schema';

const LIMITS = defineLimits('alerts', { link: { network: [{ calls: 60, seconds: MINUTE }], open: true } });
const CALL = '/api-next/alerts/';
const tags = ['alerts'];
const refusals = { 403: reference('ApiError'), 404: reference('ApiError'), 429: reference('ApiError') };
const NOTHING = { 204: Type.Null(), ...refusals };

/** `…/alerts/…`: alerts of whoever has the link of a mail. Only what is sent changes something; opening the link does not. */
export function addLinkRoutes(scope: AlertScope): void {
  const { app, db, keys } = scope;
  app.get<{ Querystring: { veza: string } }>(
    CALL,
    {
      onRequest: limitNetwork(app, LIMITS.link),
      schema: {
        operationId: 'readAlerts',
        summary: 'Alerts of a mailbox, by the link of a mail',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('LinkedAlerts'), ...refusals },
      },
    },
    async ({ query: { veza } }) => {
      const reader = await linkedReader(db, keys, veza);
      const isProven = reader.account_id !== null || reader.proven_at !== null;
      return {
        email: reader.email,
        state: reader.end_reason ?? (isProven ? 'active' : 'waiting'),
        hasAccount: reader.account_id !== null,
        searches: await db
          .selectFrom('saved_search')
          .select(['id', 'name', 'criteria as path', 'alert'])
          .where(ofReader(reader))
          .orderBy('id', 'desc')
          .execute(),
      };
    },
  );
  addChanging(scope);
}

function addChanging({ app, db, keys, now }: AlertScope): void {
  const onRequest = limitNetwork(app, LIMITS.link);
  app.put<{ Body: { link: string; active: boolean } }>(
    CALL,
    {
      onRequest,
      schema: {
        operationId: 'setAlertsActive',
        summary: 'Proves a mailbox and begins alerts, or ends all of them; twice is as good as once',
        tags,
        body: StateBody,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { link, active } = request.body;
      await setActive(db, await linkedReader(db, keys, link), active, now());
      return reply.code(204).send();
    },
  );
  app.put<{ Params: { id: number }; Body: { link: string; alert: Alert } }>(
    `${CALL}searches/:id/`,
    {
      onRequest,
      schema: {
        operationId: 'setLinkedAlert',
        summary: 'Changes how soon one search tells of new ads',
        tags,
        params: LinkedSearchParams,
        body: LinkedAlertBody,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { link, alert } = request.body;
      await db
        .updateTable('saved_search')
        .set({ alert })
        .where('id', '=', request.params.id)
        .where(ofReader(await linkedReader(db, keys, link)))
        .execute();
      return reply.code(204).send();
    },
  );
}
