import fc from 'fast-check';
import { LEGACY_REDIRECTS, listingPath, PATHS, slugify } from '.';

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

test('R7 fixed paths begin and end with a slash, and redirects lead to one of them', () => {
  for (const path of Object.values(PATHS)) expect(path).toMatch(/^\/(.*\/)?$/);
  for (const target of Object.values(LEGACY_REDIRECTS)) expect(Object.values<string>(PATHS)).toContain(target);
});
