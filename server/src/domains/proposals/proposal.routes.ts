import { AppError } from '@kvadrat/contracts/errors';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import {
  checkPerson,
  enquirySchemas,
  PERSON_PROPERTIES,
  requireMailRoom,
  type Enquiries,
  type PersonBody,
} from '../enquiries/api';
import type { FlagSource } from '../flags/api';
import { readListingId } from '../listings/api';
import { admitForm, RefusedFields, WrongFields } from '../../platform/forms';
import { addSchemas, ApiError, Id, nullable, oneOf, reference } from '../../platform/schema';
import { proposalBounds } from './proposal-bounds';
import { PROPOSAL_ACTS, type ProposalAct } from './proposal-details';
import { PROPOSAL_STATES } from './proposal.tables';
import type { Proposals } from './proposals';

export interface ProposalRouteDeps {
  db: Db;
  proposals: Pick<Proposals, 'answerIn' | 'ofThread'>;
  enquiries: Enquiries;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'protectForm' | 'limit' | 'mayMail'>;
  flagsOf: FlagSource['of'];
  now?: () => number;
}

interface Proposed {
  Body: PersonBody & { listingId: number; amount: number; locale: Locale; key: string; website?: string };
}

const PriceProposal = Type.Object({
  amount: Type.Number({ description: 'Euros.' }),
  state: oneOf(PROPOSAL_STATES),
  acts: Type.Array(oneOf(PROPOSAL_ACTS), { description: 'What the reader may do now.' }),
});
const schemas = {
  ApiError,
  PriceProposal,
  ThreadProposal: Type.Object({ proposal: nullable(reference('PriceProposal')) }),
  ProposalBounds: Type.Object(
    { least: Type.Integer(), most: Type.Integer() },
    { description: 'Euros between which a proposal is taken seriously. A hidden price has no part in them.' },
  ),
};
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  410: reference('ApiError'),
  429: reference('ApiError'),
};
const tags = ['proposals'];

/** Price proposals over the API. */
export const proposalRoutes: FastifyPluginCallback<ProposalRouteDeps> = (app, deps, done) => {
  addSchemas(app, { ...schemas, SentEnquiry: enquirySchemas.SentEnquiry, RefusedFields });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next(
      deps.flagsOf(request.headers.cookie).priceProposal
        ? undefined
        : new AppError('not-found', 'prices are not proposed'),
    );
  });
  addProposing(app, deps);
  addDeciding(app, deps);
  done();
};

/** What can be proposed, and proposing it. */
function addProposing(app: FastifyInstance, { db, enquiries, accounts, now = Date.now }: ProposalRouteDeps): void {
  const boundsOf = async (listingId: number) => {
    const bounds = await proposalBounds(db, listingId);
    if (bounds === null) throw new AppError('not-found', 'no price can be proposed for this ad');
    return bounds;
  };
  app.get<{ Params: { id: string } }>(
    '/api-next/listings/:id/proposals/',
    {
      schema: {
        operationId: 'readProposalBounds',
        summary: 'Which prices can be proposed for an ad',
        tags,
        params: Type.Object({ id: Type.String() }),
        response: { 200: reference('ProposalBounds'), 404: reference('ApiError') },
      },
    },
    ({ params }) => boundsOf(readListingId(params.id)),
  );
  app.post<Proposed>(
    '/api-next/enquiries/proposals/',
    {
      schema: {
        operationId: 'proposePrice',
        summary: 'Proposes a price to the advertiser',
        tags,
        body: Type.Object({
          listingId: Id,
          amount: Type.Number({ exclusiveMinimum: 0, description: 'Euros.' }),
          ...PERSON_PROPERTIES,
        }),
        response: {
          201: reference('SentEnquiry'),
          400: reference('ApiError'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      await accounts.protectForm(request);
      const { listingId, amount, locale, key, website, ...typed } = request.body;
      const { value, formKey } = admitForm(checkPerson(typed), { key, website }, now());
      const { message: body, ...visitor } = value;
      await accounts.limit(request, 'enquiry');
      const { least, most } = await boundsOf(listingId);
      if (amount < least || amount > most) throw new WrongFields({ amount: 'range' });
      await requireMailRoom(db, accounts, request, visitor.email);
      reply.code(201);
      return enquiries.submit(
        {
          listingId,
          kind: 'price-proposal',
          body,
          details: { step: 'propose', amount: Math.round(amount * 100) / 100 },
          visitor: { ...visitor, locale },
          formKey,
        },
        await accounts.currentUser(request),
      );
    },
  );
}

/** The advertiser's word. */
function addDeciding(app: FastifyInstance, { proposals, enquiries, accounts }: ProposalRouteDeps): void {
  const readerOf = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  app.get<{ Params: { id: number } }>(
    '/api-next/user/threads/:id/proposal/',
    {
      schema: {
        operationId: 'readThreadProposal',
        summary: 'The latest proposed price of a conversation, as its reader may answer it',
        tags,
        params: Type.Object({ id: Id }),
        response: { 200: reference('ThreadProposal'), 401: refusals[401], 404: refusals[404] },
      },
    },
    async (request) => {
      const access = await enquiries.accessOf(await readerOf(request), request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      const latest = await proposals.ofThread(access.thread.id);
      if (latest === null) return { proposal: null };
      const { amount, state } = latest;
      const acts = state === 'open' && access.side === 'advertiser' ? PROPOSAL_ACTS : [];
      return { proposal: { amount: Number(amount), state, acts } };
    },
  );
  app.post<{ Params: { id: number }; Body: { act: ProposalAct; message?: string } }>(
    '/api-next/user/threads/:id/proposal/',
    {
      schema: {
        operationId: 'answerProposal',
        summary: 'Accepts, declines or answers the latest proposed price of a conversation',
        tags,
        params: Type.Object({ id: Id }),
        body: Type.Object({
          act: oneOf(PROPOSAL_ACTS),
          message: Type.Optional(
            Type.String({ maxLength: FORM_LIMITS.messageMax, description: 'An answer needs one.' }),
          ),
        }),
        response: { 200: reference('PriceProposal'), ...refusals },
      },
    },
    async (request) => {
      await accounts.protect(request);
      const access = await enquiries.accessOf(await readerOf(request), request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      await accounts.limit(request, 'enquiry');
      const { act, message = '' } = request.body;
      const { amount, state } = await proposals.answerIn(enquiries, access, act, message.trim());
      return { amount: Number(amount), state, acts: state === 'open' ? PROPOSAL_ACTS : [] };
    },
  );
}
