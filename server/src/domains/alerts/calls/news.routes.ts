import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { Type } from 'typebox';
import { readLocale, reference } from '../../../platform/schema';
import { sql } from 'kysely';
import { tellAccount } from '../../saved/api';
import { countNews, readNews } from '../feed/read-news';
import type { AlertScope } from './alert-scope';
import { NewsParams, NewsQuery } from './alert.schema';

const CALL = '/api-next/user/searches/:id/';
const tags = ['alerts'];
const reading = { 401: reference('ApiError'), 404: reference('ApiError') };
const writing = { ...reading, 403: reference('ApiError'), 429: reference('ApiError') };

interface OneSearch {
  Params: { id: number };
}

/** `…/user/searches/{id}/…`: what has become of the ads of a saved search. */
export function addNewsRoutes(scope: AlertScope): void {
  addReading(scope);
  addChanging(scope);
}

function addReading({ app, db, keys, reader }: AlertScope): void {
  app.get<OneSearch & { Querystring: { page?: number; locale?: string } }>(
    `${CALL}news/`,
    {
      schema: {
        operationId: 'readSearchNews',
        summary: 'What is new, cheaper, dearer, sold, gone and back in a saved search, newest first',
        tags,
        params: NewsParams,
        querystring: NewsQuery,
        response: { 200: reference('SearchNews'), ...reading },
      },
    },
    async (request) => {
      const { id: accountId } = await reader(request);
      const { page = 1, locale } = request.query;
      const search = await db
        .selectFrom('saved_search')
        .select(['id', 'name', 'criteria as path', 'alert', 'visited_news as visited', 'feed_turn as turn'])
        .where('id', '=', request.params.id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (search === undefined) throw new AppError('not-found', 'there is no such search');
      const { visited, turn, ...told } = search;
      const of = { searchId: search.id, accountId, locale: readLocale(locale) };
      const [items, count, unseen] = await Promise.all([
        readNews(db, of, { page, size: PAGE_SIZE }),
        countNews(db, of),
        countNews(db, of, visited),
      ]);
      return {
        search: told,
        count,
        currentPage: page,
        maxPages: Math.ceil(count / PAGE_SIZE),
        unseen,
        feed: await keys.make('feed', search.id, turn),
        results: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString(), unseen: item.id > visited })),
      };
    },
  );
}

function addChanging({ app, db, keys, writer }: AlertScope): void {
  app.put<OneSearch>(
    `${CALL}visit/`,
    {
      schema: {
        operationId: 'visitSearchNews',
        summary: 'Notes that the news of a saved search were looked at',
        tags,
        params: NewsParams,
        response: { 204: Type.Null(), ...writing },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      await db
        .updateTable('saved_search')
        .set({
          visited_news: sql<number>`coalesce((SELECT max(id) FROM search_news WHERE search_id = saved_search.id), 0)`,
        })
        .where('id', '=', request.params.id)
        .where('account_id', '=', accountId)
        .execute();
      await tellAccount(db, accountId);
      return reply.code(204).send();
    },
  );
  app.post<OneSearch>(
    `${CALL}feed/`,
    {
      schema: {
        operationId: 'renewSearchFeed',
        summary: 'Gives the feeds of a saved search another address; those before are worth nothing any more',
        tags,
        params: NewsParams,
        response: { 200: reference('FeedKey'), ...writing },
      },
    },
    async (request) => {
      const { id: accountId } = await writer(request);
      const row = await db
        .updateTable('saved_search')
        .set({ feed_turn: sql<number>`feed_turn + 1` })
        .where('id', '=', request.params.id)
        .where('account_id', '=', accountId)
        .returning(['id', 'feed_turn'])
        .executeTakeFirst();
      if (row === undefined) throw new AppError('not-found', 'there is no such search');
      return { feed: await keys.make('feed', row.id, row.feed_turn) };
    },
  );
}
