import { Type } from 'typebox';
import { reference } from '../../../platform/schema';
import { RecentSearches } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { criteriaOf } from './criteria-of';
import { forgetRecentSearches, keepRecentSearches, readRecentSearches, type RecentSearch } from './recent.store';

const RECENT = '/api-next/user/recent-searches/';
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  429: reference('ApiError'),
};
const tags = ['saved'];

/** `…/user/recent-searches/`: what people searched for lately. */
export function addRecentRoutes({ app, db, reader, writer }: SavedScope): void {
  app.get(
    RECENT,
    {
      schema: {
        operationId: 'readRecentSearches',
        summary: 'Searches made lately, newest first',
        tags,
        response: { 200: reference('RecentSearches'), 401: reference('ApiError') },
      },
    },
    async (request) => ({
      searches: await readRecentSearches(db, (await reader(request)).id),
    }),
  );
  app.post<{ Body: { searches: RecentSearch[] } }>(
    RECENT,
    {
      schema: {
        operationId: 'keepRecentSearches',
        summary: 'Adds searches, newest first, and answers with all',
        tags,
        body: RecentSearches,
        response: { 200: reference('RecentSearches'), ...refusals },
      },
    },
    async (request) => {
      const { id } = await writer(request);
      const { searches } = request.body;
      await Promise.all(searches.map(({ path }) => criteriaOf(db, path)));
      await keepRecentSearches(db, id, searches);
      return { searches: await readRecentSearches(db, id) };
    },
  );
  app.delete(
    RECENT,
    {
      schema: {
        operationId: 'forgetRecentSearches',
        summary: 'Forgets the searches made lately',
        tags,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await forgetRecentSearches(db, (await writer(request)).id);
      return reply.code(204).send();
    },
  );
}
