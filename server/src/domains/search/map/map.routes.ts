import { HIDDEN_ADS_HEADER } from '@kvadrat/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { inLane, type Db } from '../../../platform/db';
import { HEAVY } from '../../../platform/lanes';
import { addSchemas, reference } from '../../../platform/schema';
import type { ListRequest, SearchDeps } from '../read-search';
import { SearchQuery } from '../search.schema';
import { SearchMapSchema } from './map.schema';
import { searchMap } from './search-map';

/**
 * Panning back and forth asks nothing for so long; afterwards the tag is asked about. Not kept by others: the visitor's
 * flags decide what an address says.
 */
const CACHE_CONTROL = 'private, max-age=10';

/** `GET /api-next/search-list/clusters/`: the same parameters as the list, with the map's `viewport` and `zoom`. */
export function addMapRoute(
  app: FastifyInstance,
  db: Db,
  read: (request: FastifyRequest) => Promise<ListRequest>,
  deps: SearchDeps,
): void {
  addSchemas(app, { SearchMap: SearchMapSchema });
  app.get(
    '/api-next/search-list/clusters/',
    {
      config: HEAVY,
      // The parameters are read by parseCriteria, which notes what it cannot take instead of failing.
      attachValidation: true,
      schema: {
        operationId: 'searchMap',
        summary: 'What a map shows of a list: groups of ads, from zoom 15 the ads themselves',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: reference('SearchMap'), 304: Type.Null({ description: 'What the asker has still holds.' }) },
      },
    },
    async (request, reply) => {
      const { tag, map } = await searchMap(
        inLane(db, 'heavy'),
        await read(request),
        deps,
        request.headers['if-none-match'],
      );
      reply.header('etag', tag).header('cache-control', CACHE_CONTROL).header('vary', HIDDEN_ADS_HEADER);
      return map === null ? reply.code(304).send() : map;
    },
  );
}
