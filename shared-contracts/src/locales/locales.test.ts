import { DEFAULT_LOCALE, isLocale, LOCALE_DETAILS, LOCALES, localizedPath, parseLocale, splitLocale } from '.';

test('R5 nine languages in the order of the menu, each with its details', () => {
  expect(LOCALES).toEqual(['hr', 'de', 'en', 'it', 'fr', 'es', 'ru', 'pt', 'el']);
  for (const locale of LOCALES) expect(LOCALE_DETAILS[locale].openGraph).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
});

test('R6, R254 any other language is refused with the exact text', () => {
  expect(parseLocale('de')).toBe('de');
  for (const value of ['sr', 'DE', '', null, undefined, 1, ['de']]) {
    expect(isLocale(value)).toBe(false);
    expect(() => parseLocale(value)).toThrow(new RangeError('Invalid language'));
  }
});

test('R5 the prefix is split off and put back', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/oglasi/7/', '/de-luxe/']) {
      expect(splitLocale(localizedPath(locale, path))).toEqual({ locale, path });
    }
  }
  expect(localizedPath(DEFAULT_LOCALE, '/oglasi/7/')).toBe('/oglasi/7/');
});

test('what only looks like a prefix is part of the path', () => {
  for (const path of ['/hr/oglasi/', '/xx/oglasi/', '/deutsch/', '/DE/'])
    expect(splitLocale(path)).toEqual({ locale: 'hr', path });
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/' });
});
