import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { readListingId } from '../listings/api';
import { addSchemas, ApiError, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { priceNote } from './price-note';
import { PriceNoteSchema } from './price-note.schema';

/** `GET /api-next/listings/{id}/price-note/` */
export const priceNoteRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, { ApiError, PriceNote: PriceNoteSchema });
  app.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/api-next/listings/:id/price-note/',
    {
      schema: {
        operationId: 'priceNote',
        summary: 'What comparable ads ask, and where this price lies among them',
        tags: ['listings'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('PriceNote'), 404: reference('ApiError') },
      },
    },
    ({ params, query }) => priceNote(db, readListingId(params.id), readLocale(query.locale)),
  );
  done();
};
