import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { addSchemas, ApiError, LocaleParameter, oneOf, readLocale, reference } from '../../platform/schema';
import type { PartShapes } from '../geography/api';
import { downloadCsv } from './download-csv';
import { GUIDE_KINDS, GUIDE_OFFERS, type GuideKind, type GuideOffer } from './guide-kinds';
import {
  GuideFigureSchema,
  GuideMapSchema,
  GuideMonthSchema,
  GuidePartSchema,
  GuidePlaceSchema,
  PriceGuideSchema,
} from './price-guide.schema';
import { readGuide } from './read-guide';

const LONGEST = 100;

const Question = Type.Object({
  place: Type.Optional(
    Type.String({ maxLength: LONGEST, description: 'Path or name of a place; left out, it is the country.' }),
  ),
  offer: Type.Optional(oneOf(GUIDE_OFFERS)),
  kind: Type.Optional(oneOf(GUIDE_KINDS)),
  locale: LocaleParameter,
});

interface Asked {
  place?: string;
  offer?: GuideOffer;
  kind?: GuideKind;
  locale?: string;
}

/** `GET /api-next/price-guide/` and, as a file of rows, `GET /api-next/price-guide/csv/` */
export const priceGuideRoutes: FastifyPluginCallback<{ db: Db; partShapes: PartShapes }> = (
  app,
  { db, partShapes },
  done,
) => {
  addSchemas(app, {
    ApiError,
    GuideFigure: GuideFigureSchema,
    GuidePlace: GuidePlaceSchema,
    GuidePart: GuidePartSchema,
    GuideMap: GuideMapSchema,
    GuideMonth: GuideMonthSchema,
    PriceGuide: PriceGuideSchema,
  });
  const read = ({ place = '', offer = 'sale', kind = 'flats', locale }: Asked) =>
    readGuide(db, partShapes, { place, offer, kind, locale: readLocale(locale) });
  app.get<{ Querystring: Asked }>(
    '/api-next/price-guide/',
    {
      schema: {
        operationId: 'readPriceGuide',
        summary: 'What is asked for a square metre in a place and in the places inside it',
        tags: ['prices'],
        querystring: Question,
        response: { 200: reference('PriceGuide'), 400: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    ({ query }) => read(query),
  );
  app.get<{ Querystring: Asked }>(
    '/api-next/price-guide/csv/',
    {
      schema: {
        operationId: 'downloadPriceGuide',
        summary: 'The same as rows of a table (CSV)',
        tags: ['prices'],
        querystring: Question,
        response: { 200: Type.String(), 400: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async ({ query }, reply) => {
      const guide = await read(query);
      const name = ['cijene', guide.place.path.replaceAll('/', '-'), guide.kind, guide.offer].filter(Boolean).join('-');
      void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
      return downloadCsv(guide);
    },
  );
  done();
};
