import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../db';
import { addSchemas, LocaleParameter, reference } from '../schema';
import { PlaceSuggestionSchema } from './geography.schema';
import { suggestPlaces } from './suggest-places';

/** Suggestions change with the number of ads only; browsers may keep them while somebody types. */
const CACHE = 'public, max-age=60';

/** `GET /api-next/geography/suggest/` */
export const geographyRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, { PlaceSuggestion: PlaceSuggestionSchema });
  app.get<{ Querystring: { query?: string | string[] } }>(
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
    async ({ query: { query } }, reply) => {
      void reply.header('cache-control', CACHE);
      return suggestPlaces(db, [query].flat()[0] ?? '');
    },
  );
  done();
};
