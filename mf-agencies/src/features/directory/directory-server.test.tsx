import { serverPage } from '@kvadrat/remote-kit/testing';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { agenciesPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import { directory } from '../../testing/agencies';

const at = (place = '', search = '', locale: Locale = 'hr'): RouteLocation => ({
  name: 'directory',
  params: { place },
  path: agenciesPath(place === '' ? null : place),
  search,
  locale,
});
const CALL = '/api-next/agencies/?place=split';
const links = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each(LOCALES)('R8 R278 in %s the directory of a place says who offers what there', async (locale) => {
  const { status, head, root } = await serverPage(bundle, at('split', '', locale), { [CALL]: () => directory() });
  const path = localizedPath(locale, '/agencije-nekretnina/split/');
  expect([status, head.canonical, head.robots, head.alternates?.length, head.breadcrumbs?.length]).toEqual([
    200,
    path,
    undefined,
    LOCALES.length,
    4,
  ]);
  expect(root.querySelector('h1')?.textContent).toContain('Split');
  expect(links(root)).toEqual(
    expect.arrayContaining([
      localizedPath(locale, '/agencija/marjan/'),
      `${path}?tip=constructor`,
      `${path}?vrsta=lands`,
      `${path}?upis=1`,
    ]),
  );
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
  expect(root.querySelector('b')).toBeNull();
});

test('R278 what narrows the list goes along with the form, and is taken away by its own link', async () => {
  const asked = `${CALL}&type=constructor&language=de`;
  const { head, root } = await serverPage(bundle, at('split', '?tip=constructor&jezik=de'), {
    [asked]: () => directory({ count: 1, results: directory().results.slice(1) }),
  });
  expect(head.robots).toBe('noindex,follow');
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/agencije-nekretnina/']);
  expect([...(form?.querySelectorAll('[type=hidden]') ?? [])].map((field) => field.getAttribute('value'))).toEqual([
    'constructor',
    'de',
  ]);
  expect(root.querySelector('[aria-current="true"]')?.getAttribute('href')).toBe(
    '/agencije-nekretnina/split/?jezik=de',
  );
});

test('R278 a typed place is found by the server and becomes the address; an unknown one is said', async () => {
  const suggest = (typed: string, found: unknown[]) => ({
    [`/api-next/geography/suggest/?query=${typed}&locale=hr`]: () => found,
  });
  const sent = await serverPage(bundle, at('', '?naziv=kvadrat&mjesto=spli'), suggest('spli', [{ path: 'split', level: 'city' }]));
  expect([sent.status, sent.location]).toEqual([302, '/agencije-nekretnina/split/?naziv=kvadrat']);
  const cleared = await serverPage(bundle, at('split', '?naziv=&mjesto='));
  expect([cleared.status, cleared.location]).toEqual([302, '/agencije-nekretnina/']);
  const unknown = await serverPage(bundle, at('', '?mjesto=xqz'), {
    ...suggest('xqz', []),
    '/api-next/agencies/': () => directory({ place: null, around: [] }),
  });
  expect([unknown.status, unknown.head.robots]).toEqual([200, 'noindex,follow']);
  expect(unknown.root.textContent).toContain('Mjesto „xqz” ne poznajemo');
});

test('R262 a page past the end is sent to the last one, and a path that is no place is no page', async () => {
  const past = await serverPage(bundle, at('', '?pag=30'), {
    '/api-next/agencies/?page=30': () => directory({ count: 600, currentPage: 30, maxPages: 24, results: [] }),
  });
  expect([past.status, past.location]).toEqual([302, '/agencije-nekretnina/?pag=24']);
  const none = await serverPage(bundle, at('nigdje'), {
    '/api-next/agencies/?place=nigdje': () => directory({ unknownPlace: true, place: null, results: [], count: 0 }),
  });
  expect([none.status, none.head.robots]).toEqual([404, 'noindex']);
});
