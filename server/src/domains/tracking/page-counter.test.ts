import fastify, { type FastifyInstance } from 'fastify';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { internalHeaders, RELEASES_HEADER } from '../../platform/http';
import { PageCounter } from './page-counter';
import { pageKind } from './page-kind';

const database = withTestDatabase();
let app: FastifyInstance;
let counter: PageCounter;

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

beforeEach(async () => {
  await database.db.deleteFrom('page_count').execute();
  counter = new PageCounter(database.db, (error) => {
    throw error;
  });
  app = fastify();
  counter.watch(app);
  app.get<{ Querystring: { status?: string } }>('/*', async ({ query }, reply) =>
    reply
      .code(Number(query.status ?? 200))
      .header(RELEASES_HEADER, 'shell@1 mf-search@1')
      .send('<h1>'),
  );
  app.get('/api-next/home/', () => ({}));
});
afterEach(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': CHROME, 'sec-fetch-dest': 'document', ...headers } });

const counted = async () => {
  await counter.flush();
  return database.db
    .selectFrom('page_count')
    .select(['page', 'listing_id', 'agent', 'pages'])
    .orderBy('page')
    .orderBy('agent')
    .execute();
};

test('pages that are sent are counted by kind, ad and device, programs apart; what is asked for ahead, by scripts or of the demonstration is not', async () => {
  for (const path of ['/', '/de/', '/oglasi/7/stan/', '/de/oglasi/7/stan/?x=1']) await open(path);
  await open('/oglasi/7/stan/', { 'user-agent': PHONE });
  await open('/oglasi/7/stan/', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await open('/prodaja-kuce/split/?status=304');
  for (const status of [301, 404, 410, 503]) await open(`/?status=${status}`);
  await open('/', { 'sec-purpose': 'prefetch' });
  await open('/', { purpose: 'prefetch' });
  await open('/', { 'sec-fetch-dest': 'empty' });
  await open('/', internalHeaders);
  await open('/demo/');
  await open('/de/-/traffic/');
  await open('/api-next/home/');
  await app.inject({ method: 'HEAD', url: '/' });
  expect(await counted()).toEqual([
    { page: 'ad', listing_id: 7, agent: 'bot', pages: 1 },
    { page: 'ad', listing_id: 7, agent: 'desktop', pages: 2 },
    { page: 'ad', listing_id: 7, agent: 'phone', pages: 1 },
    { page: 'home', listing_id: 0, agent: 'desktop', pages: 2 },
    { page: 'list', listing_id: 0, agent: 'desktop', pages: 1 },
  ]);
});

test('what several processes count is added up, and nothing that tells visitors apart is kept', async () => {
  await open('/');
  await counted();
  await Promise.all([open('/'), open('/')]);
  expect(await counted()).toEqual([{ page: 'home', listing_id: 0, agent: 'desktop', pages: 3 }]);
  expect(Object.keys(await database.db.selectFrom('page_count').selectAll().executeTakeFirstOrThrow()).sort()).toEqual([
    'agent',
    'day',
    'listing_id',
    'page',
    'pages',
  ]);
});

test.each([
  ['/agencije-nekretnina/sunce/', 'agency'],
  ['/user/saved/', 'user'],
  ['/it/najam-stanovi/', 'list'],
  ['/oglasi/', 'list'],
  ['/terms/', 'other'],
])('%s is a page of the kind %s', (path, page) => {
  expect(pageKind(path)).toEqual({ page, listingId: 0 });
});
