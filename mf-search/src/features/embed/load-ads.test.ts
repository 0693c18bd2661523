import type { SearchListResponse } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type HttpClient, type RouteLocation } from '@kvadrat/contracts/remote';
import { answer as listAnswer } from '../../testing/fixtures';
import { readElementSearch } from './element-search';
import { loadAds } from './load-ads';

const route = (params: Record<string, string>): RouteLocation => ({
  name: 'kvadrat-search',
  params,
  path: '/',
  search: '',
  locale: 'de',
});

function load(params: Record<string, string>, answer: () => Promise<unknown>) {
  const get = jest.fn(answer);
  return { get, data: loadAds(route(params), { http: readingClient(get as HttpClient['get']) }) };
}

test.each([
  [{}, '/prodaja-stambene-nekretnine/', 6],
  [{ contract: 'najam', category: 'uredi', place: '/split/', count: '3' }, '/najam-uredi/split/', 3],
  [{ contract: 'lease', category: 'castles', count: '-1' }, '/prodaja-stambene-nekretnine/', 6],
  [{ count: '99' }, '/prodaja-stambene-nekretnine/', 24],
])('attributes %j ask for %s', (params, path, count) => {
  expect(readElementSearch(route(params))).toMatchObject({ path, count });
});

test('the list of the portal is asked for, in the element’s language and for its agency', async () => {
  const { get, data } = load({ place: 'split', agency: 'marjan', count: '1' }, () => Promise.resolve(listAnswer()));
  expect(await data).toMatchObject({ kind: 'ads', title: listAnswer().seo.h1 });
  expect(get).toHaveBeenCalledWith(
    '/api-next/search-list/listings/?path=%2Fprodaja-stambene-nekretnine%2Fsplit%2F&locale=de&agency=marjan',
    {},
  );
});

test('a place nobody knows has no ads, not those of the whole country', async () => {
  const answer: SearchListResponse = {
    ...listAnswer(),
    notices: [{ code: 'unknown-place', parameter: 'path', value: 'nigdje' }],
  };
  expect(await load({ place: 'nigdje' }, () => Promise.resolve(answer)).data).toMatchObject({ kind: 'ads', ads: [] });
});

test('a failure of the portal is something to show, one of ours is not', async () => {
  expect(await load({}, () => Promise.reject(new AppError('status', '500', { status: 500 }))).data).toEqual({
    kind: 'failed',
  });
  await expect(load({}, () => Promise.reject(new TypeError('a mistake'))).data).rejects.toThrow('a mistake');
});
