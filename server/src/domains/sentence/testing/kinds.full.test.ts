import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { PlaceDirectory } from '../../geography/api';
import { LEXICONS } from '../lexicons/lexicons';
import { TOLD_BY_LEAD, WRITTEN_SMALL } from '../lexicons/everyday-words';
import type { SentenceReader } from '../sentence-reader';
import { tokenise } from '../reader/tokenise';
import { harmOf } from './harm';
import { casesOf, KINDS } from './kinds';
import { ruleReader } from './rule-reader';
import { figures, judge, unknownPlaces } from './score';
import { SENTENCES } from './sentences';

let directory: PlaceDirectory;
let reader: SentenceReader;
beforeAll(async () => {
  ({ directory, reader } = await ruleReader());
});

const kinds = Object.entries(KINDS);

test.each(kinds)(
  'O-65 O-66 O-67 O-68 O-69 O-70 %s: thirty sentences at least, over the nine languages, of places that there are',
  (_, kind) => {
    expect(new Set(kind.map(([, say]) => say)).size).toBe(kind.length);
    expect(kind.length).toBeGreaterThanOrEqual(30);
    expect(new Set(kind.map(([locale]) => locale)).size).toBe(LOCALES.length);
    expect(casesOf(kind).flatMap(({ wanted }) => unknownPlaces(wanted, directory))).toEqual([]);
  },
);

test.each(kinds)('O-65 O-66 O-67 O-68 O-69 O-70 %s: precision, recall and what is told', (_, kind) => {
  const { precision, recall, rest } = figures(
    casesOf(kind).map(({ locale, wanted }) => judge(wanted, reader.read(wanted.say, locale))),
  );
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(rest).toBeGreaterThanOrEqual(0.95);
});

test('O-65 O-66 O-67 O-68 O-69 O-70 no reading of any set does harm', () => {
  const all = [
    ...kinds.flatMap(([, kind]) => casesOf(kind)),
    ...Object.entries(SENTENCES).flatMap(([locale, list]) =>
      list.map((wanted) => ({ locale: locale as Locale, wanted })),
    ),
  ];
  const harmful = all.flatMap(({ locale, wanted }) =>
    harmOf(wanted, reader.read(wanted.say, locale), directory).map((harm) => `${locale} ${wanted.say}: ${harm}`),
  );
  expect(harmful).toEqual([]);
});

test('O-65 what counts as harm is seen: each of the three kinds', () => {
  const reading = reader.read('stan u Splitu do 900 eura mjesečno', 'hr');
  expect(
    harmOf({ say: '', chips: { contract: 1, price: { min: 900 }, places: ['zadar'] } }, reading, directory),
  ).toEqual(['contract 2 instead of 1', 'price turned round', 'other place: split']);
  expect(
    harmOf({ say: '', chips: { contract: 2, price: { max: 900 }, places: ['split'] } }, reading, directory),
  ).toEqual([]);
});

/** The words of a phrase, without joints. */
const wordsOf = (phrase: string): string[] =>
  tokenise(phrase.trim())
    .filter(({ kind }) => kind !== 'joint')
    .map(({ text }) => text);
const phrasesOf = (list: string): string[][] =>
  list
    .split(';')
    .map(wordsOf)
    .filter(({ length }) => length > 0);
const holds = (phrase: readonly string[], inner: readonly string[]): boolean =>
  phrase.some((_, at) => inner.every((word, index) => phrase[at + index] === word));

test.each(LOCALES)('O-65 no word that is passed over and no unit hides a period of rent in %s', (locale) => {
  const { signs } = LEXICONS[locale];
  const periods = phrasesOf(`${signs.month}; ${signs['short-stay']}`);
  expect(periods.length).toBeGreaterThan(30);
  const quiet = (
    ['stop', 'euro', 'kuna', 'thousand', 'million', 'max', 'min', 'about', 'of', 'in', 'on', 'to', 'and', 'or'] as const
  ).flatMap((sign) => phrasesOf(signs[sign]));
  expect(
    quiet.filter((phrase) => periods.some((period) => holds(phrase, period))).map((phrase) => phrase.join(' ')),
  ).toEqual([]);
});

test.each(LOCALES)('O-69 none of the everyday words is a place when it is written small in %s', (locale) => {
  const words = `${WRITTEN_SMALL[locale]} ${TOLD_BY_LEAD[locale] ?? ''}`.split(' ').filter((word) => word !== '');
  expect(words.length).toBeGreaterThan(10);
  const home = {
    hr: 'stan',
    de: 'Wohnung',
    en: 'flat',
    it: 'appartamento',
    fr: 'appartement',
    es: 'piso',
    ru: 'квартира',
    pt: 'apartamento',
    el: 'διαμέρισμα',
  }[locale];
  const taken = words.filter((word) =>
    reader.read(`${home}, ${word}`, locale).understood.some(({ field }) => field === 'place' || field === 'circle'),
  );
  expect(taken).toEqual([]);
});
