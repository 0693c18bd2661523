import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { inLane, type Db } from '../../platform/db';
import { queryOf, tellShownAds } from '../../platform/http';
import { listingSchemas } from '../listings/api';
import { HEAVY } from '../../platform/lanes';
import { addSchemas, readLocale, reference } from '../../platform/schema';
import { countListings } from './count-listings';
import { SearchFacetsSchema } from './facets/facets.schema';
import { searchFacets } from './facets/search-facets';
import { addMapRoute } from './map/map.routes';
import type { ListFlags, ListRequest, SearchDeps } from './read-search';
import { searchList } from './search-list';
import {
  ChosenPlaceSchema,
  SearchCountSchema,
  SearchListResponseSchema,
  SearchNoticeSchema,
  SearchQuery,
} from './search.schema';

export interface SearchRoutesOptions extends SearchDeps {
  db: Db;
  /** Flags of one visitor, as shipped where left out. @param cookies the request's `Cookie` header */
  flagsOf?: (cookies: string | undefined) => ListFlags;
}

/** `GET /api-next/search-list/listings/`, `…/count/`, `…/facets/` and `…/clusters/`, which read the same parameters. */
export const searchRoutes: FastifyPluginCallback<SearchRoutesOptions> = (app, { db, flagsOf, ...deps }, done) => {
  addSchemas(app, {
    ...listingSchemas,
    SearchNotice: SearchNoticeSchema,
    ChosenPlace: ChosenPlaceSchema,
    SearchListResponse: SearchListResponseSchema,
    SearchCount: SearchCountSchema,
    SearchFacets: SearchFacetsSchema,
  });
  const read = (request: FastifyRequest): ListRequest => {
    const query = queryOf(request);
    return {
      path: query.get('path'),
      query,
      locale: readLocale(query.get('locale')),
      agency: query.get('agency'),
      flags: flagsOf?.(request.headers.cookie) ?? {},
    };
  };
  app.get(
    '/api-next/search-list/listings/',
    {
      // The parameters are read by parseCriteria, which notes what it cannot take instead of failing.
      attachValidation: true,
      schema: {
        operationId: 'searchListings',
        summary: 'One page of a list of ads',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: reference('SearchListResponse') },
      },
    },
    async (request, reply) => {
      const list = await searchList(db, read(request), deps);
      tellShownAds(request, reply, list.results);
      return list;
    },
  );
  app.get(
    '/api-next/search-list/count/',
    {
      attachValidation: true,
      schema: {
        operationId: 'countListings',
        summary: 'How many ads such a list has',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: reference('SearchCount') },
      },
    },
    (request) => countListings(db, read(request), deps),
  );
  app.get(
    '/api-next/search-list/facets/',
    {
      config: HEAVY,
      attachValidation: true,
      schema: {
        operationId: 'searchFacets',
        summary: 'How many ads each option of each filter would find, its own choice ignored',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: reference('SearchFacets') },
      },
    },
    (request) => searchFacets(inLane(db, 'heavy'), read(request), deps),
  );
  addMapRoute(app, db, read, deps);
  done();
};
