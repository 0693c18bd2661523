import { serverPage } from '@kvadrat/remote-kit/testing';
import type { SearchNews } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { searchNewsPath, USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, keptAd, route, STRANGER } from '../../testing/sample-area';

const PATH = searchNewsPath(3);
const CALL = '/api-next/user/searches/3/';
const search = { id: 3, name: 'Uz more', path: '/prodaja-stambene-nekretnine/split/', alert: 'daily' as const };
const item = (changes: Partial<SearchNews['results'][number]>): SearchNews['results'][number] => ({
  id: 11,
  kind: 'new',
  at: '2026-02-10T08:00:00.000Z',
  price: 248_000,
  priceBefore: null,
  unseen: true,
  ad: keptAd(),
  ...changes,
});
const news = (...results: SearchNews['results']): SearchNews => ({
  search,
  count: results.length,
  currentPage: 1,
  maxPages: Math.min(1, results.length),
  unseen: results.length,
  feed: '3-key',
  results,
});
const show = (answer: () => unknown, locale: Locale = 'hr', sent?: Record<string, string>) =>
  serverPage(
    bundle,
    { ...route('search-news', PATH, '', locale), params: { id: '3' } },
    {
      ...AREA_CALLS,
      [`${CALL}news/?page=1&locale=${locale}`]: answer,
      [`${CALL}visit/`]: () => null,
      [`${CALL}feed/`]: () => ({ feed: '3-other' }),
      [CALL]: () => null,
    },
    sent === undefined ? undefined : { sent },
  );

test.each(LOCALES)(
  'R273 in %s what has become of the ads stands in the server’s HTML, and no search engine may keep it',
  async (locale) => {
    const { status, head, root } = await show(
      () => news(item({}), item({ id: 10, kind: 'cheaper', priceBefore: 259_000 }), item({ id: 9, kind: 'gone' })),
      locale,
    );
    expect([status, head.robots]).toEqual([200, 'noindex']);
    expect(root.querySelector('h1')).toHaveTextContent('Uz more');
    expect(root.querySelectorAll('article')).toHaveLength(3);
    expect(root.querySelector(`a[href="${localizedPath(locale, '/oglasi/7/stan-s-lodom/')}"]`)).not.toBeNull();
  },
);

test('R273 each change says what it is, and what it cost before; the feeds stand beside', async () => {
  const { root } = await show(() =>
    news(
      item({ kind: 'cheaper', priceBefore: 259_000 }),
      item({ id: 9, kind: 'sold', ad: keptAd({ state: 'sold' }) }),
      item({ id: 8, kind: 'gone', ad: { ...keptAd(), state: 'gone', title: '', listing: null } }),
    ),
  );
  const rows = [...root.querySelectorAll('article')].map((row) => row.textContent.replace(/\u00a0/g, ' '));
  expect(rows[0]).toContain('s 259.000 € na 248.000 €');
  expect(rows.map((text) => /Jeftinije|Prodano ili iznajmljeno|Povučeno/.exec(text)?.[0])).toEqual([
    'Jeftinije',
    'Prodano ili iznajmljeno',
    'Povučeno',
  ]);
  const feeds = [...root.querySelectorAll('a[data-native]')].map((link) => link.getAttribute('href'));
  expect(feeds).toEqual(['/api-next/search-feeds/atom/?veza=3-key', '/api-next/search-feeds/json/?veza=3-key']);
});

test.each([
  [
    { radnja: 'visit', pretraga: '3' },
    { path: `${CALL}visit/`, body: {}, method: 'PUT' },
  ],
  [
    { radnja: 'feed', pretraga: '3' },
    { path: `${CALL}feed/`, body: {} },
  ],
  [
    { radnja: 'alert', pretraga: '3', obavijest: 'real-time' },
    { path: CALL, body: { alert: 'real-time' }, method: 'PUT' },
  ],
  [
    { radnja: 'search-name', pretraga: '3', name: ' Split ' },
    { path: CALL, body: { name: 'Split' }, method: 'PUT' },
  ],
] as const)('R273 without scripts the form %j makes its call and the page says so', async (sent, post) => {
  const { status, location, posts } = await show(() => news(item({})), 'hr', sent);
  expect([status, location, posts]).toEqual([303, `${PATH}?gotovo=${sent.radnja}`, [post]]);
});

test('R273 a search of somebody else is not there; a stranger is led to the sign-in; without news the page says what will be', async () => {
  const missing = await show(() => Promise.reject(new AppError('status', '404', { status: 404 })));
  expect(missing.status).toBe(404);
  expect(missing.root.querySelector(`a[href="${USER_PATHS.savedSearches}"]`)).not.toBeNull();
  expect((await show(() => news())).root).toHaveTextContent('Zasad nema ničeg novog');
  const stranger = await serverPage(bundle, { ...route('search-news', PATH), params: { id: '3' } }, STRANGER);
  expect([stranger.status, stranger.location]).toEqual([302, '/prijava/?natrag=%2Fuser%2Fsearches%2F3%2F']);
});
