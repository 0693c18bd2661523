import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import type { FlagSource } from '../flags/api';
import { tellShownAds } from '../../platform/http';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import type { AdViewer } from './ad-owner';
import { advertiserListings } from './advertiser-listings';
import { cardsByIds } from './listing-card';
import { readDetail } from './listing-detail';
import { listingSchemas } from './listing.schema';
import { similarListings } from './similar-listings';

const ID = /^[1-9]\d{0,9}$/;
const MAX_ID = 2 ** 31 - 1;

/** As many cards as one request may ask for. */
const MOST_CARDS = 50;

interface SomeAds {
  Querystring: { ids?: string; locale?: string };
}

interface OneAdInWords {
  Params: { id: string };
  Querystring: { locale?: string };
}

const params = Type.Object({ id: Type.String() });
const querystring = Type.Object({ locale: LocaleParameter });

export interface ListingRoutesOptions {
  db: Db;
  /** Who is signed in with a proven address; without it everybody is a stranger. */
  viewerOf?: (request: FastifyRequest) => Promise<AdViewer | null>;
  flagsOf?: FlagSource['of'];
}

/** `GET /api-next/listings/?ids=`, `…/{id}/`, `…/{id}/similar/` and `…/{id}/advertiser-listings/` */
export const listingRoutes: FastifyPluginCallback<ListingRoutesOptions> = (
  app,
  { db, viewerOf = () => Promise.resolve(null), flagsOf = () => DEFAULT_FLAGS },
  done,
) => {
  addSchemas(app, listingSchemas);
  addCards(app, db);
  app.get<OneAdInWords>(
    '/api-next/listings/:id/',
    {
      schema: {
        operationId: 'readListing',
        summary: 'One ad; in any state for its owner',
        tags: ['listings'],
        params,
        querystring,
        response: { 200: reference('ListingDetail'), 404: reference('ApiError'), 410: reference('ApiError') },
      },
    },
    async (request, reply) => {
      const {
        params: { id },
        query,
      } = request;
      const ad = readListingId(id);
      // Also when it is gone: it may come back.
      tellShownAds(request, reply, [{ id: ad }]);
      const detail = await readDetail(
        db,
        ad,
        readLocale(query.locale),
        await viewerOf(request),
        flagsOf(request.headers.cookie).auctions,
      );
      if (detail.withheld !== null) reply.header('cache-control', 'private, no-store');
      return detail;
    },
  );
  addRelatedAds(app, db, flagsOf);
  done();
};

/** Cards of ads somebody has the ids of. */
function addCards(app: FastifyInstance, db: Db): void {
  app.get<SomeAds>(
    '/api-next/listings/',
    {
      schema: {
        operationId: 'readListingCards',
        summary: 'Cards of ads on offer, in the order of their ids',
        tags: ['listings'],
        querystring: Type.Object({
          ids: Type.Optional(
            Type.String({
              description: `Ids with commas between; those beyond the first ${MOST_CARDS}, and what is none, are left out.`,
            }),
          ),
          locale: LocaleParameter,
        }),
        response: { 200: reference('ListingCards') },
      },
    },
    async (request, reply) => {
      const results = await cardsByIds(db, readIds(request.query.ids), readLocale(request.query.locale));
      tellShownAds(request, reply, results);
      return { results };
    },
  );
}

/** What else may please whoever looks at an ad. */
function addRelatedAds(app: FastifyInstance, db: Db, flagsOf: FlagSource['of']): void {
  app.get<OneAdInWords>(
    '/api-next/listings/:id/similar/',
    {
      schema: {
        operationId: 'similarListings',
        summary: 'Ads like one ad, also like one that is sold or was taken down',
        tags: ['listings'],
        params,
        querystring,
        response: { 200: reference('SimilarListings'), 404: reference('ApiError') },
      },
    },
    async (request, reply) => {
      const similar = await similarListings(
        db,
        readListingId(request.params.id),
        readLocale(request.query.locale),
        flagsOf(request.headers.cookie).auctions,
      );
      tellShownAds(request, reply, similar.results);
      return similar;
    },
  );
  app.get<OneAdInWords>(
    '/api-next/listings/:id/advertiser-listings/',
    {
      schema: {
        operationId: 'advertiserListings',
        summary: 'What else the agency of an ad offers, at most four of the newest; nothing of private sellers',
        tags: ['listings'],
        params,
        querystring,
        response: { 200: reference('ListingCards'), 404: reference('ApiError') },
      },
    },
    async (request, reply) => {
      const results = await advertiserListings(db, readListingId(request.params.id), readLocale(request.query.locale));
      tellShownAds(request, reply, results);
      return { results };
    },
  );
}

function readIds(ids = ''): number[] {
  const known = ids.split(',').filter(isId).map(Number);
  return [...new Set(known)].slice(0, MOST_CARDS);
}

/**
 * The id in an address.
 * @throws AppError `not-found` for what is none
 */
export function readListingId(id: string): number {
  if (!isId(id)) throw new AppError('not-found', `There is no ad "${id.slice(0, 20)}".`);
  return Number(id);
}

function isId(text: string): boolean {
  return ID.test(text) && Number(text) <= MAX_ID;
}
