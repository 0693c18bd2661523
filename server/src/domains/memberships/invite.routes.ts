import { AppError } from '@kvadrat/contracts/errors';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { reference } from '../../platform/schema';
import { join, readInvite } from './agency-invites';
import { InviteQuery, JoinBody } from './memberships.schema';
import type { MembershipScope } from './memberships-scope';

const CALL = '/api-next/agency-invites/';
const LIMITS = defineLimits('memberships', { link: { network: [{ calls: 60, seconds: MINUTE }], open: true } });
const refusals = { 400: reference('ApiError'), 404: reference('ApiError'), 429: reference('ApiError') };
const tags = ['memberships'];

/** `…/agency-invites/`: what the link of a mail opens. */
export function addInviteRoutes({ app, db, now, keys, accounts, writer }: MembershipScope): void {
  app.get<{ Querystring: { veza: string } }>(
    CALL,
    {
      onRequest: limitNetwork(app, LIMITS.link),
      schema: {
        operationId: 'readAgencyInvite',
        summary: 'Whereto an invitation to act for an agency leads',
        tags,
        querystring: InviteQuery,
        response: { 200: reference('AgencyInvite'), ...refusals },
      },
    },
    async ({ query: { veza } }) => {
      const found = await readInvite(db, keys, veza, now());
      if (found === null) throw new AppError('not-found', 'there is no such invitation');
      return { agency: found.agency, role: found.role };
    },
  );
  app.post<{ Body: { link: string } }>(
    CALL,
    {
      schema: {
        operationId: 'joinAgency',
        summary:
          'Makes who is signed in one of an agency’s people, for whom this browser acts then; uses the invitation up',
        tags,
        body: JoinBody,
        response: {
          200: reference('JoinedAgency'),
          401: reference('ApiError'),
          403: reference('ApiError'),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { id: accountId } = await writer(request);
      return db.transaction().execute(async (tx) => {
        const joined = await join(tx, keys, { key: request.body.link, accountId, now: now() });
        await accounts.actFor(request, tx, joined.agencyId);
        return joined;
      });
    },
  );
}
