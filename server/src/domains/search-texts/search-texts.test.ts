import { LOCALES } from '@kvadrat/contracts/locales';
import { CATEGORY_CODES } from '@kvadrat/contracts/vocabulary';
import { listTexts, type ListSubject } from './api';

const split: ListSubject = {
  contract: 1,
  category: 1,
  place: { level: 'city', where: null },
  placeLabel: 'Split',
};
const bacvice: ListSubject = {
  contract: 2,
  category: 4,
  place: { level: 'city_zone', where: null },
  placeLabel: 'Bačvice, Split',
};
const page = (subject: ListSubject, count = 30, number = 1, locale: (typeof LOCALES)[number] = 'hr') =>
  listTexts(subject, { count, page: number, locale });

test('R40 Croatian headings decline the names of places, and leave those as they are that nobody is sure of', () => {
  expect(page({ ...split, place: { level: 'city', where: 'u Splitu' } }).h1).toBe('Stanovi i kuće na prodaju u Splitu');
  expect(page(split).h1).toBe('Stanovi i kuće na prodaju u mjestu Split');
  expect(page(bacvice).h1).toBe('Sobe za najam – Bačvice, Split');
  expect(page({ ...split, place: null, placeLabel: '' }).h1).toBe('Stanovi i kuće na prodaju u Hrvatskoj');
  expect(page({ ...split, contract: 14, category: 14 }).h1).toBe('Nekretnine na dražbi u mjestu Split');
});

test.each(LOCALES)('O-59 property abroad is not for sale in Croatia: %s', (locale) => {
  const abroad = page({ ...split, category: 5, place: null, placeLabel: '' }, 30, 1, locale);
  expect(`${abroad.title} ${abroad.h1} ${abroad.description}`).not.toMatch(/hrvats|kroati|croa|хорват|κροατ/i);
});

test.each([
  [1, '1 oglas:'],
  [2, '2 oglasa:'],
  [5, '5 oglasa:'],
  [21, '21 oglas:'],
  [22, '22 oglasa:'],
  [1234, '1.234 oglasa:'],
  [0, 'Trenutačno nema'],
])('the number of ads is in the right plural: %i', (count, expected) => {
  expect(page(split, count).description).toContain(expected);
});

test.each([
  [1, '1 объявление:'],
  [3, '3 объявления:'],
  [11, '11 объявлений:'],
  [21, '21 объявление:'],
])('Russian plurals: %i', (count, expected) => {
  expect(page(split, count, 1, 'ru').description).toContain(expected);
});

test('R44 later pages say which they are', () => {
  expect(page(split, 60, 2).title).toBe('Stanovi i kuće na prodaju u mjestu Split, stranica 2 | Kvadrat');
  expect(page(split, 60, 2, 'de').title).toBe('Wohnungen und Häuser zum Kauf in Split, Seite 2 | Kvadrat');
});

test('R5 every language has its own words for every category', () => {
  for (const locale of LOCALES) {
    const headings = CATEGORY_CODES.map((category) => page({ ...split, category }, 1, 1, locale).h1);
    expect(new Set(headings).size).toBe(CATEGORY_CODES.length);
    for (const heading of headings) expect(heading).toContain('Split');
    expect(page(split, 3, 1, locale).description).toMatch(/\b3\b/);
    expect(page(split, 0, 1, locale).description).not.toContain('0');
  }
});

test('R40 no description is longer than 160 characters, whatever the place is called', () => {
  const longest: ListSubject = {
    contract: 2,
    category: 1,
    place: { level: 'microzone', where: null },
    placeLabel: 'Kupinečki Kraljevec - centar, Brezovica, Zagreb',
  };
  const descriptions = LOCALES.flatMap((locale) =>
    CATEGORY_CODES.flatMap((category) =>
      [1, 12].map((number) => page({ ...longest, category }, 1234, number, locale).description),
    ),
  );
  expect(descriptions.filter((description) => description.length > 160)).toEqual([]);
  expect(page({ ...longest, category: 5 }, 1234, 12, 'es').description).toMatch(
    /, Zagreb, página 12\. 1\.234 anuncios\.$/,
  );
  expect(page(split, 1234).description).toContain('1.234 oglasa: ');
});
