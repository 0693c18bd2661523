import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type HttpClient } from '@kvadrat/contracts/remote';
import { answer, listRequest, listRoute } from '../../testing/fixtures';
import { loadList } from './list-loader';

const LIST = '/prodaja-stambene-nekretnine/';
const split = { id: 9, label: 'Split', parent: null, path: 'split', level: 'city', kind: 'grad', count: 61 };
const split3 = {
  id: 10,
  label: 'Split',
  parent: 'Split',
  path: 'split/split',
  level: 'city_zone',
  kind: 'naselje',
  count: 2,
};

function httpOf(responses: Record<string, unknown>): HttpClient & { asked: string[] } {
  const asked: string[] = [];
  const claim = <T>(value: unknown): T => value as T;
  const http = readingClient((path) => {
    asked.push(path);
    const response: unknown = responses[path];
    if (response instanceof Error) return Promise.reject(response);
    return response === undefined
      ? Promise.reject(new Error(`unexpected request ${path}`))
      : Promise.resolve(claim(response));
  });
  return { ...http, asked };
}

const load = (address: string, responses: Record<string, unknown> = {}, locale: 'hr' | 'de' = 'hr') =>
  loadList(listRoute(address, locale), { http: httpOf(responses) });

test('asks for the results of its own address in the page’s language', async () => {
  const route = listRoute(`${LIST}split/?prezzoMassimo=250000`, 'de');
  const http = httpOf({ [listRequest(route)]: answer() });
  await expect(loadList(route, { http })).resolves.toMatchObject({
    status: 200,
    data: { kind: 'results', unknownPlace: null },
  });
  expect(http.asked).toHaveLength(1);
});

test('R116 only photos that cards show travel with the page, side ones in sizes that they need', async () => {
  const photo = {
    alt: 'Kuhinja',
    width: 4,
    height: 3,
    sizes: [320, 640, 1024].map((width) => ({ width, height: width, avif: '', webp: '' })),
  };
  const photos = [photo, photo, photo, photo];
  const [listing] = answer().results;
  if (listing === undefined) throw new Error('the sample answer has no ad');
  const route = listRoute(LIST);
  const results = [
    { ...listing, photos, visibility: 'supervetrina' as const },
    { ...listing, photos, visibility: 'standard' as const },
  ];
  const loaded = await load(LIST, { [listRequest(route)]: answer({ results }) });
  if (!('data' in loaded) || loaded.data.kind !== 'results') throw new Error('the list has no results');
  const widths = loaded.data.response.results.map((result) =>
    result.photos.map(({ sizes }) => sizes.map(({ width }) => width)),
  );
  expect(widths).toEqual([
    [
      [320, 640, 1024],
      [320, 640],
      [320, 640],
    ],
    [[320, 640, 1024]],
  ]);
});

test('a typed place leads to its list, in the page’s language', async () => {
  const suggestions = { '/api-next/geography/suggest/?query=spl&locale=de': [split, split3] };
  await expect(load(`${LIST}?mjesto=spl&idContratto=2&prezzoMassimo=900`, suggestions, 'de')).resolves.toEqual({
    status: 302,
    location: '/de/najam-stambene-nekretnine/split/?prezzoMassimo=900',
  });
});

test('the place that was there stays when its name was not touched', async () => {
  const suggestions = { '/api-next/geography/suggest/?query=Split&locale=hr': [split, split3] };
  await expect(load(`${LIST}split/split/?mjesto=Split`, suggestions)).resolves.toEqual({
    status: 302,
    location: `${LIST}split/split/`,
  });
});

test('a place typed beside others that are chosen is searched with them; without one they stay', async () => {
  const suggestions = { '/api-next/geography/suggest/?query=spl&locale=hr': [split, split3] };
  await expect(load(`${LIST}?mjesto=spl&idComune=3`, suggestions)).resolves.toEqual({
    status: 302,
    location: `${LIST}?idComune=3%2C9`,
  });
  await expect(load(`${LIST}?mjesto=spl&idProvincia=3`, suggestions)).resolves.toEqual({
    status: 302,
    location: `${LIST}?idProvincia=3&idComune=9`,
  });
  await expect(load(`${LIST}?mjesto=&idComune=3&idComune=9`)).resolves.toEqual({
    status: 302,
    location: `${LIST}?idComune=3%2C9`,
  });
});

test('an emptied place means the whole country', async () => {
  await expect(load(`${LIST}split/?mjesto=&pag=`)).resolves.toEqual({ status: 302, location: LIST });
});

test('a place nobody knows is said, and no loop is made of it', async () => {
  const route = listRoute(`${LIST}?mjesto=xyz`);
  const http = httpOf({ '/api-next/geography/suggest/?query=xyz&locale=hr': [], [listRequest(route, '')]: answer() });
  await expect(loadList(route, { http })).resolves.toMatchObject({ status: 200, data: { unknownPlace: 'xyz' } });
});

test('O-12 past the end goes to the last page', async () => {
  const route = listRoute(`${LIST}?prezzoMassimo=1&pag=9999`);
  const responses = { [listRequest(route)]: answer({ results: [], currentPage: 9999, maxPages: 3 }) };
  await expect(load(`${LIST}?prezzoMassimo=1&pag=9999`, responses)).resolves.toEqual({
    status: 302,
    location: `${LIST}?prezzoMassimo=1&pag=3`,
  });
});

test('O-12 past the end of nothing goes to the empty list', async () => {
  const route = listRoute(`${LIST}?pag=2`);
  const responses = { [listRequest(route)]: answer({ count: 0, results: [], currentPage: 2, maxPages: 0 }) };
  await expect(load(`${LIST}?pag=2`, responses)).resolves.toEqual({ status: 302, location: LIST });
});

test.each(['0', '-1', 'abc'])('O-12 page %s is page 1, not another address', async (page) => {
  const route = listRoute(`${LIST}?pag=${page}`);
  await expect(load(`${LIST}?pag=${page}`, { [listRequest(route)]: answer() })).resolves.toMatchObject({ status: 200 });
});

test('a category that does not exist is no list', async () => {
  await expect(load('/prodaja-dvoraca/')).resolves.toEqual({ status: 404, data: { kind: 'unknown' } });
});

test('R257 a search that does not answer is an answer of its own', async () => {
  const route = listRoute(LIST);
  const failure = new AppError('status', '500: broken', { status: 500 });
  await expect(load(LIST, { [listRequest(route)]: failure })).resolves.toEqual({
    status: 503,
    data: { kind: 'failed' },
  });
});

test('O-02 an aborted load is no failure to show', async () => {
  const route = listRoute(LIST);
  const aborted = new AppError('abort', 'aborted');
  await expect(load(LIST, { [listRequest(route)]: aborted })).rejects.toBe(aborted);
});

test('R120 points where areas begin have the names of their places, each asked for once', async () => {
  const route = listRoute(`${LIST}?centro=43.5,16.4&raggio=500&travel=43.5,16.4,20,car&travel=45.8,13.1,20,car`, 'de');
  const named = '/api-next/geography/reverse/?lat=43.5&lng=16.4&locale=de';
  const nowhere = '/api-next/geography/reverse/?lat=45.8&lng=13.1&locale=de';
  const http = httpOf({
    [listRequest(route)]: answer(),
    [named]: { label: 'Bačvice' },
    [nowhere]: new AppError('status', 'none', { status: 404 }),
  });
  await expect(loadList(route, { http })).resolves.toMatchObject({
    status: 200,
    data: { pointNames: { '43.5,16.4': 'Bačvice' } },
  });
  expect(http.asked).toHaveLength(3);
});
