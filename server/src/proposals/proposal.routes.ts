import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Accounts } from '../accounts';
import type { Db } from '../db';
import { checkPerson, enquirySchemas, PERSON_PROPERTIES, readHumanKey, type Enquiries, type PersonBody } from '../enquiries';
import type { FlagSource } from '../flags';
import { readListingId } from '../listings';
import { addSchemas, ApiError, Id, reference } from '../schema';
import { proposalBounds } from './proposal-bounds';

export interface ProposalRouteDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'submit'>;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit'>;
  flagsOf: FlagSource['of'];
  now?: () => number;
}

interface Proposed {
  Body: PersonBody & { listingId: number; amount: number; locale: Locale; key: string; website?: string };
}

const schemas = { ApiError, ProposalBounds: Type.Object({ least: Type.Integer(), most: Type.Integer() }, { description: 'Euros between which a proposal is taken seriously. A hidden price has no part in them.' }) };
const tags = ['proposals'];

/** Price proposals over the API (R118, R204). */
export const proposalRoutes: FastifyPluginCallback<ProposalRouteDeps> = (app, { db, enquiries, accounts, flagsOf, now = Date.now }, done) => {
  addSchemas(app, { ...schemas, SentEnquiry: enquirySchemas.SentEnquiry });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next(flagsOf(request.headers.cookie).priceProposal ? undefined : new AppError('not-found', 'prices are not proposed'));
  });
  const boundsOf = async (listingId: number) => {
    const bounds = await proposalBounds(db, listingId);
    if (bounds === null) throw new AppError('not-found', 'no price can be proposed for this ad');
    return bounds;
  };
  app.get<{ Params: { id: string } }>(
    '/api-next/listings/:id/proposals/',
    { schema: { operationId: 'readProposalBounds', summary: 'Which prices can be proposed for an ad', tags, params: Type.Object({ id: Type.String() }), response: { 200: reference('ProposalBounds'), 404: reference('ApiError') } } },
    ({ params }) => boundsOf(readListingId(params.id)),
  );
  app.post<Proposed>(
    '/api-next/enquiries/proposals/',
    {
      schema: {
        operationId: 'proposePrice',
        summary: 'Proposes a price to the advertiser',
        tags,
        body: Type.Object({ listingId: Id, amount: Type.Number({ exclusiveMinimum: 0, description: 'Euros.' }), ...PERSON_PROPERTIES }),
        response: { 201: reference('SentEnquiry'), 400: reference('ApiError'), 403: reference('ApiError'), 404: reference('ApiError'), 422: reference('ApiError'), 429: reference('ApiError') },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const { listingId, amount, locale, key, website = '', ...typed } = request.body;
      const { message: body, ...visitor } = checkPerson(typed);
      const formKey = readHumanKey(key, website, now());
      await accounts.limit(request, 'enquiry');
      const { least, most } = await boundsOf(listingId);
      if (amount < least || amount > most) throw new AppError('invalid-request', 'nobody proposes such a price for this ad', { status: 422 });
      reply.code(201);
      return enquiries.submit({ listingId, kind: 'price-proposal', body, details: { step: 'propose', amount: Math.round(amount * 100) / 100 }, visitor: { ...visitor, locale }, formKey }, await accounts.currentUser(request));
    },
  );
  done();
};
