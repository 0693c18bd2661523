import { AppError } from '@kvadrat/contracts/errors';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { defineLimits, limitNetwork, MINUTE } from '../../../platform/limits';
import { newsFeed } from '../feed/news-feed';
import { readNews } from '../feed/read-news';
import type { AlertScope } from './alert-scope';
import { LinkQuery } from './alert.schema';

const LIMITS = defineLimits('alerts', { feed: { network: [{ calls: 120, seconds: MINUTE }], open: true } });
/** As many as readers that ask once a day should miss none of. */
const MOST = 100;
const FORMS = ['atom', 'json'] as const;
type Form = (typeof FORMS)[number];

/** `GET /api-next/search-feeds/atom/?veza=…` and `…/json/…`: what has become of the ads of a search, for whoever has its key. */
export function addFeedRoutes({ app, db, keys, publicUrl }: AlertScope): void {
  const limited = limitNetwork(app, LIMITS.feed);
  const address = (form: Form, key: string): string =>
    `${publicUrl()}/api-next/search-feeds/${form}/?${LINK_PARAMETERS.link}=${key}`;
  for (const form of FORMS) {
    app.get<{ Querystring: { veza: string } }>(
      `/api-next/search-feeds/${form}/`,
      { onRequest: limited, schema: { hide: true, querystring: LinkQuery } },
      async ({ query: { veza: key } }, reply) => {
        const id = keys.idOf(key);
        const search =
          id === null
            ? undefined
            : await db
                .selectFrom('saved_search')
                .select(['id', 'name', 'language', 'account_id', 'created_at as createdAt', 'feed_turn as turn'])
                .where('id', '=', id)
                .executeTakeFirst();
        if (search === undefined || !(await keys.opens(key, 'feed', search.id, search.turn)))
          throw new AppError('not-found', 'there is no such feed');
        const of = { searchId: search.id, accountId: search.account_id, locale: search.language };
        const feed = newsFeed({
          search,
          items: await readNews(db, of, { page: 1, size: MOST }),
          locale: search.language,
          origin: publicUrl(),
          self: { atom: address('atom', key), json: address('json', key) },
        });
        reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
        return form === 'atom'
          ? reply.type('application/atom+xml; charset=utf-8').send(feed.atom1())
          : reply.type('application/feed+json; charset=utf-8').send(feed.json1());
      },
    );
  }
}
