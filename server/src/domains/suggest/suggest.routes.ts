import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { suggest } from './suggest';
import { SUGGESTION_KINDS, suggestSchemas } from './suggest.schema';

/** Numbers of ads may be a minute old. */
const CACHE = 'public, max-age=60';

/** `GET /api-next/search-list/suggest/`: the one box. */
export const suggestRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, suggestSchemas);
  app.get<{ Querystring: { query?: string | string[]; kinds?: string | string[]; locale?: string } }>(
    '/api-next/search-list/suggest/',
    {
      // A parameter given twice is no reason to fail.
      attachValidation: true,
      schema: {
        operationId: 'suggest',
        summary: 'Places, touristic areas, agencies and ads that a typed text may mean, at most eight',
        tags: ['search'],
        querystring: Type.Object({
          query: Type.Optional(Type.String()),
          kinds: Type.Optional(
            Type.String({
              description: `Which of ${SUGGESTION_KINDS.join(', ')} are wanted, separated by commas; all if it is not given.`,
            }),
          ),
          locale: LocaleParameter,
        }),
        response: { 200: Type.Array(reference('Suggestion')) },
      },
    },
    ({ query: { query, kinds, locale } }, reply) => {
      void reply.header('cache-control', CACHE);
      return suggest(
        db,
        [query].flat()[0] ?? '',
        readLocale([locale].flat()[0]),
        kinds === undefined ? undefined : new Set([kinds].flat().join().split(',')),
      );
    },
  );
  done();
};
