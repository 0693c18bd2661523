import { ENTRY_POINTS, entryPoint, type EntryPoint } from './entry-points';
import { pageSource } from './page-source';

const ORIGIN = 'https://kvadrat.example';

const PAGES: [EntryPoint, string][] = [
  ['publish-ad', '/objava-oglasa'],
  ['saved-listings', '/user/saved'],
  ['saved-searches', '/user/searches'],
  ['evaluate-building', '/procjena-nekretnine'],
  ['messages', '/user/messages/12'],
  ['hidden-ads', '/utente/annunci/nascosti'],
  ['last-ads', '/utente/annunci/recenti'],
  ['last-searches', '/utente/ricerche/recenti'],
  ['international', '/medunarodna-vidljivost'],
  ['city-guide', '/cijene-nekretnina/split'],
  ['mortgage', '/kalkulator-kredita'],
  ['detail', '/oglasi/123/stan-u-splitu'],
  ['sell-building', '/prodaja-kuce-ili-stana'],
  ['franchising-detail', '/agencije-nekretnina/franchising/dom'],
  ['agent-detail', '/agencija/sunce/agenti/7-ana'],
  ['agency-detail', '/agencija/sunce'],
  ['agency-list', '/agencije-nekretnina/split'],
  ['agency-list', '/agencije-nekretnina'],
  ['list', '/prodaja-stanovi/split'],
  ['home', ''],
];

test('R53 there are twenty entry points', () => {
  expect(ENTRY_POINTS).toHaveLength(20);
  expect(new Set([...PAGES.map(([name]) => name), 'map'])).toEqual(new Set(ENTRY_POINTS));
});

describe.each(PAGES)('R53 %s', (name, path) => {
  test.each([
    ['with a final slash', `${path}/`],
    ['without one', path],
    ['with a query', `${path}/?utm_source=x&a=1`],
    ['with a hash', `${path}/#opis`],
    ['in German', `/de${path}/`],
    ['in Serbian, without a final slash', `/sr${path}`],
  ])('%s', (_form, address) => {
    expect(entryPoint(ORIGIN + address, ORIGIN)).toBe(name);
  });
});

test('R53 a list with its map open is the map', () => {
  expect(entryPoint(`${ORIGIN}/de/najam-stanovi/?lat=43.5&lng=16.4&zoom=12&karta=1`, ORIGIN)).toBe('map');
});

test.each(['/nema-ovoga/', '/de/nema/ovoga', '/prijava/login/', '/oglasi-stari/'])(
  'R54 %s of our own host is home',
  (path) => {
    expect(entryPoint(ORIGIN + path, ORIGIN)).toBe('home');
  },
);

test.each(['', 'https://elsewhere.example/oglasi/1/', 'http://kvadrat.example/', 'not an address', '/oglasi/1/'])(
  'R55 "%s" names no entry point',
  (referrer) => {
    expect(entryPoint(referrer, ORIGIN)).toBeNull();
  },
);

test.each([
  ['/procjena-nekretnine/', '', 'valutazione-immobiliare'],
  ['/de/cijene-nekretnina/split/', '', 'mercato-immobiliare'],
  ['/objava-oglasa', '', 'pubblica-annuncio'],
  ['/prodaja-stanovi/', '?vrt=1', 'map-draw'],
  ['/kalkulator-kredita/', '', 'mortgage'],
  ['/utente/annunci/pubblicati/', '', 'my-home'],
  ['/prodaja-kuce-ili-stana/', '', 'vendi-casa'],
  ['/agencije-nekretnina/split/', '', 'agencies'],
  ['/agencija/sunce/', '', 'agencies'],
  ['/hr/najam-stanovi/split/', '?pag=2', 'listings'],
  ['/oglasi/1/stan/', '', 'listings'],
  ['/info/tko-smo/', '', 'chi-siamo'],
  ['/', '', null],
  ['/terms/', '', null],
])('R56 the key of %s%s', (path, search, key) => {
  expect(pageSource(path, search)).toBe(key);
});
