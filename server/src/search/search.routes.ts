import type { SearchFlags } from '@kvadrat/contracts/search';
import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../db';
import { listingSchemas } from '../listings';
import { addSchemas, readLocale, reference } from '../schema';
import { searchList } from './search-list';
import { SearchListResponseSchema, SearchNoticeSchema, SearchQuery } from './search.schema';

export interface SearchRoutesOptions {
  db: Db;
  /** Flags of one visitor, as shipped where left out. @param cookies the request's `Cookie` header */
  flagsOf?: (cookies: string | undefined) => SearchFlags;
}

/** `GET /api-next/search-list/listings/` */
export const searchRoutes: FastifyPluginCallback<SearchRoutesOptions> = (app, { db, flagsOf }, done) => {
  addSchemas(app, { ...listingSchemas, SearchNotice: SearchNoticeSchema, SearchListResponse: SearchListResponseSchema });
  app.get(
    '/api-next/search-list/listings/',
    {
      // The parameters are read by parseCriteria, which notes what it cannot take instead of failing (R137).
      attachValidation: true,
      schema: {
        operationId: 'searchListings',
        summary: 'One page of a list of ads',
        tags: ['search'],
        querystring: SearchQuery,
        response: { 200: reference('SearchListResponse') },
      },
    },
    async (request) => {
      const mark = request.url.indexOf('?');
      const query = new URLSearchParams(mark < 0 ? '' : request.url.slice(mark + 1));
      return searchList(db, { path: query.get('path'), query, locale: readLocale(query.get('locale')), flags: flagsOf?.(request.headers.cookie) ?? {} });
    },
  );
  done();
};
