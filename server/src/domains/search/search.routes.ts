import { HIDDEN_ADS_HEADER, readHiddenAds } from '@kvadrat/contracts/api';
import { MARK_LIMITS } from '@kvadrat/contracts/constants';
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
  /** Ads that who asks has put away in their account; none where left out. */
  hiddenOf?: (request: FastifyRequest) => Promise<readonly number[]>;
}

/** `GET /api-next/search-list/listings/`, `…/count/`, `…/facets/` and `…/clusters/`, which read the same parameters. */
export const searchRoutes: FastifyPluginCallback<SearchRoutesOptions> = (
  app,
  { db, flagsOf, hiddenOf, ...deps },
  done,
) => {
  addSchemas(app, {
    ...listingSchemas,
    SearchNotice: SearchNoticeSchema,
    ChosenPlace: ChosenPlaceSchema,
    SearchListResponse: SearchListResponseSchema,
    SearchCount: SearchCountSchema,
    SearchFacets: SearchFacetsSchema,
  });
  const read = async (request: FastifyRequest): Promise<ListRequest> => {
    const query = queryOf(request);
    return {
      path: query.get('path'),
      query,
      locale: readLocale(query.get('locale')),
      agency: query.get('agency'),
      flags: flagsOf?.(request.headers.cookie) ?? {},
      hidden: [...new Set([...hiddenHere(request), ...((await hiddenOf?.(request)) ?? [])])],
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
      const list = await searchList(db, await read(request), deps);
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
    async (request) => countListings(db, await read(request), deps),
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
    async (request) => searchFacets(inLane(db, 'heavy'), await read(request), deps),
  );
  addMapRoute(app, db, read, deps);
  done();
};

/** What the browser says that it has put away itself; of who is signed in, that may be a moment ahead of the account. */
function hiddenHere({ headers }: FastifyRequest): number[] {
  const told = headers[HIDDEN_ADS_HEADER];
  return typeof told === 'string' ? readHiddenAds(told, MARK_LIMITS.hidden) : [];
}
