import {
  CONDITIONS,
  type Condition,
  FEATURES,
  type Feature,
  isOneOf,
  type TypologyCode,
} from '@kvadrat/contracts/vocabulary';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { HEAVY } from '../../platform/lanes';
import { addSchemas, ApiError, LocaleParameter, oneOf, readLocale, reference } from '../../platform/schema';
import { ValuationComparableSchema, ValuationSchema } from './valuation.schema';
import { valueHome } from './value-home';

/** Homes that are compared with their like; of lofts and farmhouses there are too few anywhere. */
const VALUED_TYPOLOGIES = [1, 3, 6, 7] as const satisfies readonly TypologyCode[];

interface Asked {
  place?: string;
  lat?: number;
  lng?: number;
  typology: TypologyCode;
  surface: number;
  floor?: number;
  yearBuilt?: number;
  condition?: Condition;
  seaDistance?: number;
  features?: string;
  locale?: string;
}

/** `GET /api-next/valuation/` */
export const valuationRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, { ApiError, ValuationComparable: ValuationComparableSchema, Valuation: ValuationSchema });
  app.get<{ Querystring: Asked }>(
    '/api-next/valuation/',
    {
      config: HEAVY,
      schema: {
        operationId: 'valueHome',
        summary: 'What a home would be asked for, by comparable ads',
        tags: ['prices'],
        querystring: Type.Object({
          place: Type.Optional(Type.String({ maxLength: 100, description: 'Path or name of its place.' })),
          lat: Type.Optional(Type.Number({ minimum: 42, maximum: 47 })),
          lng: Type.Optional(Type.Number({ minimum: 13, maximum: 20 })),
          typology: oneOf(VALUED_TYPOLOGIES),
          surface: Type.Number({ minimum: 10, maximum: 2000, description: 'Square metres.' }),
          floor: Type.Optional(Type.Integer({ minimum: -2, maximum: 60 })),
          yearBuilt: Type.Optional(Type.Integer({ minimum: 1000, maximum: 2100 })),
          condition: Type.Optional(oneOf(CONDITIONS)),
          seaDistance: Type.Optional(Type.Integer({ minimum: 0, maximum: 200_000, description: 'Metres.' })),
          features: Type.Optional(Type.String({ maxLength: 400, description: 'What it has, parted by commas.' })),
          locale: LocaleParameter,
        }),
        response: { 200: reference('Valuation'), 400: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    ({ query }) => {
      const { place = '', lat, lng, typology, surface, floor, yearBuilt, condition, seaDistance, features } = query;
      return valueHome(
        db,
        {
          place,
          point: lat === undefined || lng === undefined ? null : { lat, lng },
          typology,
          surface,
          floor: floor ?? null,
          yearBuilt: yearBuilt ?? null,
          condition: condition ?? null,
          seaDistance: seaDistance ?? null,
          features: (features ?? '').split(',').filter((word): word is Feature => isOneOf(FEATURES, word)),
        },
        readLocale(query.locale),
      );
    },
  );
  done();
};
