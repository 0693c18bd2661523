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
import { addSchemas, ApiError, oneOf, readLocale, reference } from '../../platform/schema';
import { PROPOSAL_ACTS, type ProposalAct } from './proposal-details';
import { PROPOSAL_STATES } from './proposal.tables';
import type { Proposals } from './proposals';

export interface ProposalLinkDeps {
  db: Db;
  proposals: Pick<Proposals, 'look' | 'answerByLink'>;
  enquiries: Enquiries;
}

const schemas = {
  ApiError,
  ProposalLink: Type.Object(
    {
      ad: enquirySchemas.EnquiryLink.properties.ad,
      amount: Type.Number({ description: 'Euros.' }),
      state: oneOf(PROPOSAL_STATES),
      acts: Type.Array(oneOf(PROPOSAL_ACTS), { description: 'What the reader may do now.' }),
    },
    { description: 'Where a proposed price stands, as the link of a mail shows it to the advertiser.' },
  ),
};
const tags = ['proposals'];

/** `/api-next/proposals/link/`: a proposed price looked at and answered by the link of a mail, whether or not prices are proposed still. */
export const proposalLinkRoutes: FastifyPluginCallback<ProposalLinkDeps> = (
  app,
  { db, proposals, enquiries },
  done,
) => {
  addSchemas(app, schemas);
  app.get<LookAtLink>(
    '/api-next/proposals/link/',
    {
      schema: {
        operationId: 'readProposalLink',
        summary: 'Where a proposed price stands, by the link of a mail',
        tags,
        querystring: LookQuery,
        response: { 200: reference('ProposalLink'), 404: reference('ApiError') },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await proposals.look(query.veza);
      if (found === null) throw new AppError('not-found', 'there is no such link');
      const { amount, state } = found.proposal;
      return {
        ad: await aboutAd(db, found.thread.listing_id, readLocale(query.locale)),
        amount: Number(amount),
        state,
        acts: state === 'open' ? PROPOSAL_ACTS : [],
      };
    },
  );
  app.post<{ Body: { link: string; act: ProposalAct; message?: string } }>(
    '/api-next/proposals/link/',
    {
      onRequest: limitNetwork(app, LINK_LIMITS.follow),
      schema: {
        operationId: 'answerProposalByLink',
        summary: 'Accepts, declines or answers a proposed price by the link of a mail',
        tags,
        body: Type.Object({ ...LinkBody, act: oneOf(PROPOSAL_ACTS) }),
        response: { 204: Type.Null(), ...linkRefusals },
      },
    },
    async (request, reply) => {
      guardLink(request, reply);
      const { link, act, message = '' } = request.body;
      await proposals.answerByLink(enquiries, link, act, message.trim());
      return reply.code(204).send(null);
    },
  );
  done();
};
