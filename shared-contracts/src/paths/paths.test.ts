import fc from 'fast-check';
import {
  adVisibilityPath,
  editAdPath,
  isDemoPath,
  LEGACY_REDIRECTS,
  LEGAL_PATHS,
  listingPath,
  PATHS,
  slugify,
  USER_PATHS,
} from '.';

test('O-05 đ is d, marks go, the rest becomes single hyphens', () => {
  expect(slugify('Kuća u Đakovu — Međimurska ulica')).toBe('kuca-u-dakovu-medimurska-ulica');
  expect(slugify('  Straße & Café!  ')).toBe('strasse-cafe');
  expect(slugify('C\u030Cakovec')).toBe('cakovec');
});

test('O-05 a slug is never empty, never percent-encoded, never long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(slugify(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugify(text).length).toBeLessThanOrEqual(80);
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
  for (const text of ['', '???', 'Квартира']) expect(slugify(text)).toBe('oglas');
});

test('R14 the path of an ad', () => {
  expect(listingPath(7, 'Stan na moru')).toBe('/oglasi/7/stan-na-moru/');
});

test.each([
  ['R7', PATHS.priceGuide, '/cijene-nekretnina/'],
  ['R8', PATHS.agencies, '/agencije-nekretnina/'],
  ['R9', PATHS.whoWeAre, '/info/tko-smo/'],
  ['R10', PATHS.contactUs, '/info/kontaktirajte-nas/'],
  ['R11', PATHS.internationalVisibility, '/medunarodna-vidljivost/'],
  ['R12 T33', PATHS.software, '/software-za-nekretnine/'],
  ['R13', PATHS.publishAd, '/objava-oglasa/'],
  ['R14', PATHS.listings, '/oglasi/'],
  ['R15 T33', PATHS.defaultSearch, '/prodaja-stambene-nekretnine/'],
  ['R16', PATHS.agencySignUp, '/signup/'],
  ['R17', LEGAL_PATHS.terms, '/terms/'],
  ['R18', LEGAL_PATHS.privacy, '/terms/privacy/'],
  ['R19', LEGAL_PATHS.cookies, '/terms/cookie/'],
  ['R22', USER_PATHS.publishedAds, '/utente/annunci/pubblicati/'],
  ['R23', USER_PATHS.savedAds, '/user/saved/'],
  ['R24', USER_PATHS.hiddenAds, '/utente/annunci/nascosti/'],
  ['R25', USER_PATHS.recentAds, '/utente/annunci/recenti/'],
  ['R26', USER_PATHS.savedSearches, '/user/searches/'],
  ['R27', USER_PATHS.messages, '/user/messages/'],
  ['R28', USER_PATHS.profile, '/utente/profilo/'],
  ['R29', editAdPath(7), '/utente/annuncio/7/'],
  ['R30', adVisibilityPath(7), '/utente/annuncio/7/visibilita/'],
  ['R31', USER_PATHS.recentSearches, '/utente/ricerche/recenti/'],
])('%s path %s', (_requirement, path, written) => {
  expect(path).toBe(written);
});

test('R33 Italian and English paths stand side by side, each once and with its final slash', () => {
  const paths = [PATHS, LEGAL_PATHS, USER_PATHS].flatMap((group) => Object.values<string>(group));
  for (const path of paths) expect(path).toMatch(/^\/([a-z-]+\/)*$/);
  expect(new Set(paths).size).toBe(paths.length);
  const firstWords = Object.values(USER_PATHS).map((path) => path.split('/')[1]);
  expect(new Set(firstWords)).toEqual(new Set(['utente', 'user']));
});

test('R32 T32 referrer-only paths lead to fixed paths that lead no further', () => {
  expect(LEGACY_REDIRECTS).toMatchObject({
    '/pubblica-annuncio/': PATHS.publishAd,
    '/oglasi/': PATHS.defaultSearch,
    '/search-list/': PATHS.defaultSearch,
  });
  for (const target of Object.values(LEGACY_REDIRECTS)) expect(LEGACY_REDIRECTS).not.toHaveProperty([target]);
});

test('R34 the demonstration area is told by its whole first word', () => {
  expect(['/demo/', '/demo/oglasi/7/'].map(isDemoPath)).toEqual([true, true]);
  for (const path of ['/demonstracija/', '/demo', '/oglasi/demo/', '/']) expect(isDemoPath(path)).toBe(false);
});
