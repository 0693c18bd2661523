import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../db';
import { addSchemas, LocaleParameter, readLocale, reference } from '../schema';
import { readDetail } from './listing-detail';
import { listingSchemas } from './listing.schema';

const ID = /^[1-9]\d{0,9}$/;
const MAX_ID = 2 ** 31 - 1;

/** `GET /api-next/listings/{id}/` */
export const listingRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, listingSchemas);
  app.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/api-next/listings/:id/',
    {
      schema: {
        operationId: 'readListing',
        summary: 'One ad',
        tags: ['listings'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('ListingDetail'), 404: reference('ApiError') },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!ID.test(id) || Number(id) > MAX_ID) throw new AppError('not-found', `There is no ad "${id.slice(0, 20)}".`);
      return readDetail(db, Number(id), readLocale(request.query.locale));
    },
  );
  done();
};
