import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { HEAVY } from '../../platform/lanes';
import { addSchemas, Id, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { describePlace } from './describe-place';
import { geographySchemas } from './geography.schema';
import { nearestPlace } from './nearest-place';
import { placeDirectory } from './place-directory';
import { partsOf, type PartShapes } from './place-parts';
import { suggestPlaces } from './suggest-places';

/** Suggestions change with the number of ads only; browsers may keep them while somebody types. */
const SUGGEST_CACHE = 'public, max-age=60';
/** Lines of places change with the operator's files only. */
const PARTS_CACHE = 'public, max-age=3600';
/** Where somebody stands is kept by nobody but their browser. */
const REVERSE_CACHE = 'private, max-age=3600';

/** `GET /api-next/geography/suggest/`, `GET /api-next/geography/reverse/` and `GET /api-next/geography/parts/` */
export const geographyRoutes: FastifyPluginCallback<{ db: Db; shapes: PartShapes }> = (app, { db, shapes }, done) => {
  addSchemas(app, geographySchemas);
  app.get<{ Querystring: { query?: string | string[]; locale?: string } }>(
    '/api-next/geography/suggest/',
    {
      // A parameter given twice is no reason to fail.
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
  app.get<{ Querystring: { place: number } }>(
    '/api-next/geography/parts/',
    {
      config: HEAVY,
      schema: {
        operationId: 'partsOfPlace',
        summary: 'The places one level below one, with their lines where those are known',
        tags: ['geography'],
        querystring: Type.Object({ place: Id }),
        response: { 200: Type.Array(reference('PlacePart')), 400: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async ({ query }, reply) => {
      const directory = await placeDirectory(db);
      const place = directory.byId(query.place);
      if (place === undefined) throw new AppError('not-found', 'There is no such place.');
      const known = await shapes();
      void reply.header('cache-control', PARTS_CACHE);
      return partsOf(place, directory).map(({ id, code, name, path, level, lat, lng }) => ({
        id,
        label: name,
        path,
        level,
        within: directory.around(id).map((around) => around.id),
        position: { lat, lng },
        shape: known.get(code) ?? null,
      }));
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
      if (!Number.isFinite(lat) || !Number.isFinite(lng))
        throw new AppError('invalid-request', 'The point is nowhere on Earth.');
      const directory = await placeDirectory(db);
      const nearest = nearestPlace(directory, { lat, lng });
      if (nearest === null) throw new AppError('not-found', 'There is no place near this point.');
      void reply.header('cache-control', REVERSE_CACHE);
      return { ...describePlace(nearest.place, directory, readLocale(locale)), distance: Math.round(nearest.distance) };
    },
  );
  done();
};
