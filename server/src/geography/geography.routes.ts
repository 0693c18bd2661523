import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../db';
import { addSchemas, LocaleParameter, readLocale, reference } from '../schema';
import { describePlace } from './describe-place';
import { geographySchemas } from './geography.schema';
import { nearestPlace } from './nearest-place';
import { placeDirectory } from './place-directory';
import { suggestPlaces } from './suggest-places';

/** Suggestions change with the number of ads only; browsers may keep them while somebody types. */
const SUGGEST_CACHE = 'public, max-age=60';
/** Where somebody stands is kept by nobody but their browser. */
const REVERSE_CACHE = 'private, max-age=3600';

/** `GET /api-next/geography/suggest/` and `GET /api-next/geography/reverse/` */
export const geographyRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, geographySchemas);
  app.get<{ Querystring: { query?: string | string[]; locale?: string } }>(
    '/api-next/geography/suggest/',
    {
      // A parameter given twice is no reason to fail (R137).
      attachValidation: true,
      schema: {
        operationId: 'suggestPlaces',
        summary: 'Places by the beginning of their name, at most eight',
        tags: ['geography'],
        querystring: Type.Object({ query: Type.Optional(Type.String()), locale: LocaleParameter }),
        response: { 200: Type.Array(reference('PlaceSuggestion')) },
      },
    },
    async ({ query: { query, locale } }, reply) => {
      void reply.header('cache-control', SUGGEST_CACHE);
      return suggestPlaces(db, [query].flat()[0] ?? '', readLocale(locale));
    },
  );
  app.get<{ Querystring: { lat: number; lng: number; locale?: string } }>(
    '/api-next/geography/reverse/',
    {
      schema: {
        operationId: 'placeAtPoint',
        summary: 'The settlement, town or part of town at a point: the one whose own point is nearest',
        tags: ['geography'],
        querystring: Type.Object({
          lat: Type.Number({ minimum: -90, maximum: 90 }),
          lng: Type.Number({ minimum: -180, maximum: 180 }),
          locale: LocaleParameter,
        }),
        response: { 200: reference('PlaceAtPoint'), 400: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async ({ query: { lat, lng, locale } }, reply) => {
      // Limits of a schema do not stop "Infinity".
      if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new AppError('invalid-request', 'The point is nowhere on Earth.');
      const directory = await placeDirectory(db);
      const nearest = nearestPlace(directory, { lat, lng });
      if (nearest === null) throw new AppError('not-found', 'There is no place near this point.');
      void reply.header('cache-control', REVERSE_CACHE);
      return { ...describePlace(nearest.place, directory, readLocale(locale)), distance: Math.round(nearest.distance) };
    },
  );
  done();
};
