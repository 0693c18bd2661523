import { LOCALES } from '@kvadrat/contracts/locales';
import { finds } from '../testing/finds';
import { DIFFERENT, SAME } from '../testing/word-forms';

const each = (table: typeof SAME): [string, string, string, (typeof LOCALES)[number]][] =>
  LOCALES.flatMap((locale) =>
    table[locale].map(([typed, written]): [string, string, string, typeof locale] => [locale, typed, written, locale]),
  );

test.each(each(SAME))('R130 in %s, "%s" finds "%s"', (_, typed, written, locale) => {
  expect(finds(typed, [{ locale, text: written }])).toBe(true);
});

test.each(each(DIFFERENT))('O-06 in %s, "%s" does not find "%s"', (_, typed, written, locale) => {
  expect(finds(`${typed} `, [{ locale, text: written }])).toBe(false);
});

test.each(LOCALES)('R130 there are fifteen pairs of forms and ten of other words in %s', (locale) => {
  expect(SAME[locale].length).toBeGreaterThanOrEqual(15);
  expect(DIFFERENT[locale].length).toBeGreaterThanOrEqual(10);
});
