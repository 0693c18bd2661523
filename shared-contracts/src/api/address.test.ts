import { ACCOUNT_CALLS } from '../account';
import type { HttpClient } from '../remote';
import { apiAddress, searchAddress, type AddressOf } from '.';

test.each<[string, string]>([
  [apiAddress('home'), '/api-next/home/'],
  [apiAddress('home', { locale: 'hr' }), '/api-next/home/?locale=hr'],
  [apiAddress('listings/{id}', { id: 7, locale: 'de' }), '/api-next/listings/7/?locale=de'],
  [apiAddress('user/ad-marks/{mark}/{id}', { mark: 'saved', id: 12 }), '/api-next/user/ad-marks/saved/12/'],
  [
    apiAddress('search-list/sentence', { q: 'stan uz more', locale: 'hr', without: undefined, place: 'split' }),
    '/api-next/search-list/sentence/?q=stan+uz+more&locale=hr&place=split',
  ],
  [
    searchAddress('count', '/prodaja-stambene-nekretnine/split/?vrt=1%2C2&vrt=3%2C4', 'en'),
    '/api-next/search-list/count/?vrt=1%2C2&vrt=3%2C4&path=%2Fprodaja-stambene-nekretnine%2Fsplit%2F&locale=en',
  ],
  [
    searchAddress('listings', '/najam-stambene-nekretnine/', 'hr'),
    '/api-next/search-list/listings/?path=%2Fnajam-stambene-nekretnine%2F&locale=hr',
  ],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});

test('a value stays in its place, whatever it holds', () => {
  expect(apiAddress('user/threads/{id}', { id: 3 })).toBe('/api-next/user/threads/3/');
  expect(apiAddress('listings/{id}/similar', { id: '../7?x=$&{locale}', locale: '{id}' })).toBe(
    '/api-next/listings/..%2F7%3Fx%3D%24%26%7Blocale%7D/similar/?locale=%7Bid%7D',
  );
});

test('what a call takes and answers is said by its address', () => {
  const calls = {
    reads: async (http: HttpClient): Promise<string> => (await http.get(apiAddress('listings/{id}', { id: 1 }))).title,
    sends: async (http: HttpClient): Promise<boolean> =>
      (await http.post(apiAddress('user/searches'), { address: '/', name: 'a', alert: 'none', language: 'hr' })).known,
    signsIn: async (http: HttpClient): Promise<string | undefined> =>
      (await http.postForm(ACCOUNT_CALLS.login, { email: 'a' })).url,
    answersNothing: (http: HttpClient): Promise<null> =>
      http.put(apiAddress('user/ad-marks/{mark}/{id}', { mark: 'seen', id: 1 }), {}),
    elsewhere: (http: HttpClient): Promise<{ a: 1 }> => http.get<{ a: 1 }>('/elsewhere.json'),
    // @ts-expect-error nothing is sent to the home page
    otherMethod: (http: HttpClient) => http.post(apiAddress('home'), {}),
    // @ts-expect-error the name is missing
    otherBody: (http: HttpClient) => http.post(apiAddress('user/searches'), { address: '/' }),
    // @ts-expect-error it answers an ad
    otherAnswer: (http: HttpClient) => http.get<{ a: 1 }>(apiAddress('listings/{id}', { id: 1 })),
    // @ts-expect-error an ad has an id
    otherValues: () => apiAddress('listings/{id}', { locale: 'hr' }),
    // @ts-expect-error there is no such mark
    otherMark: () => apiAddress('user/ad-marks/{mark}/{id}', { mark: 'liked', id: 1 }),
    // @ts-expect-error a text is no address of a call
    noAddress: (): AddressOf<'get', unknown> => '/api-next/home/',
  };
  expect(Object.keys(calls)).toHaveLength(11);
});
