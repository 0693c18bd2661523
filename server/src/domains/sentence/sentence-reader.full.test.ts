import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { searchUrl } from '@kvadrat/contracts/search';
import type { Chip } from './chip';
import type { SentenceReader } from './sentence-reader';
import { ruleReader } from './testing/rule-reader';
import { figures, judge } from './testing/score';
import { HELD_OUT } from './testing/sentence-case';
import { SENTENCES } from './testing/sentences';

let reader: SentenceReader;
beforeAll(async () => {
  ({ reader } = await ruleReader());
});

const chips = (sentence: string, locale: Locale = 'hr'): [string, Chip['field'], unknown][] =>
  reader
    .read(sentence, locale)
    .understood.map(({ start, end, field, value }) => [sentence.slice(start, end), field, value]);
const left = (sentence: string, locale: Locale = 'hr'): string[] =>
  reader.read(sentence, locale).notUnderstood.map(({ start, end }) => sentence.slice(start, end));

describe.each(LOCALES)('R241 sentences in %s', (locale) => {
  const least = locale === 'hr' ? { precision: 0.9, recall: 0.8 } : { precision: 0.8, recall: 0.65 };

  test.each([
    ['tuned', (list: typeof SENTENCES.hr) => list.slice(0, -HELD_OUT)],
    ['held out', (list: typeof SENTENCES.hr) => list.slice(-HELD_OUT)],
  ])('the %s ones have the precision and the recall they must have', (_, part) => {
    const reached = figures(
      part(SENTENCES[locale]).map((sentence) => judge(sentence, reader.read(sentence.say, locale))),
    );
    expect(reached.precision).toBeGreaterThanOrEqual(least.precision);
    expect(reached.recall).toBeGreaterThanOrEqual(least.recall);
  });
});

test('R136 R241 a sentence becomes the address of its list', () => {
  expect(searchUrl(reader.read('dvosoban stan u Splitu do 250.000 €', 'hr').criteria)).toBe(
    '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000&localiMinimo=2&localiMassimo=2&idTipologia=1',
  );
});

test('R241 each chip names the words it comes from', () => {
  expect(chips('kuća na Braču, do 300 tisuća eura')).toEqual([
    ['kuća', 'typologies', [3, 5, 6, 7]],
    ['Braču', 'place', ['otok-brac']],
    ['do 300 tisuća eura', 'price', { max: 300_000 }],
  ]);
});

test.each<[string, Locale, unknown]>([
  ['do 250k', 'hr', { max: 250_000 }],
  ['do 250.000 €', 'hr', { max: 250_000 }],
  ['under 250,000 €', 'en', { max: 250_000 }],
  ['max 250 000 €', 'fr', { max: 250_000 }],
  ['1,2 milioni di euro', 'it', { max: 1_200_000 }],
  ['um milhão e meio de euros', 'pt', { max: 1_500_000 }],
  ['pola milijuna eura', 'hr', { max: 500_000 }],
  ['zwischen 100.000 und 150.000 Euro', 'de', { min: 100_000, max: 150_000 }],
  ['ab 100 Tsd. Euro', 'de', { min: 100_000 }],
  ['от 100 до 150 тыс евро', 'ru', { min: 100_000, max: 150_000 }],
  ['oko 200.000 eura', 'hr', { min: 180_000, max: 220_000 }],
  ['περίπου 200 χιλ ευρώ', 'el', { min: 180_000, max: 220_000 }],
  ['750.000 kuna', 'hr', { max: 99_542 }],
])('R123 "%s" (%s) is a price', (sentence, locale, range) => {
  expect(chips(sentence, locale)).toEqual([[sentence, 'price', range]]);
});

test.each<[string, Locale]>([
  ['kuća ne dalje od 500 m od mora', 'hr'],
  ['Haus nicht weiter als 500 m vom Meer', 'de'],
  ['house no further than 500 m from the sea', 'en'],
  ['casa non più lontano di 500 m dal mare', 'it'],
  ['maison pas plus loin que 500 m de la mer', 'fr'],
  ['casa no más lejos de 500 m del mar', 'es'],
  ['дом не дальше 500 м от моря', 'ru'],
  ['casa não mais longe de 500 m do mar', 'pt'],
  ['σπίτι όχι πιο μακριά από 500 μ. από τη θάλασσα', 'el'],
])('R241 "%s" (%s): how far from the sea is a limit', (sentence, locale) => {
  expect(chips(sentence, locale).find(([, field]) => field === 'seaDistanceMax')?.[2]).toBe(500);
  expect(left(sentence, locale)).toEqual([]);
});

test('R123 a price per square metre is not the price', () => {
  expect(chips('stan do 3000 eura po kvadratu').map(([, field]) => field)).toEqual(['typologies', 'pricePerMetre']);
  expect(left('stan do 3000 eura po kvadratu')).toEqual([]);
});

test.each<[string, Locale]>([
  ['stan sa slikama i s tlocrtom, samo vlasnik, u zadnjih 7 dana', 'hr'],
  ['Wohnung mit Fotos und mit Grundriss, von privat, in den letzten 7 Tagen', 'de'],
  ['flat with photos and with a floor plan, private, in the last 7 days', 'en'],
  ['appartamento con foto e con planimetria, da privato, negli ultimi 7 giorni', 'it'],
  ['appartement avec photos et avec plan, particulier, depuis une semaine', 'fr'],
  ['piso con fotos y con plano, particular, en la última semana', 'es'],
  ['apartamento com fotos e com planta, particular, nos últimos 7 dias', 'pt'],
  ['квартира с фото и с планировкой, от собственника, за последнюю неделю', 'ru'],
  ['διαμέρισμα με φωτογραφίες και με κάτοψη, από ιδιώτη, την τελευταία εβδομάδα', 'el'],
])('R122 further filters in a sentence: %s', (sentence, locale) => {
  const { criteria } = reader.read(sentence, locale);
  expect(criteria).toMatchObject({
    flags: ['withPhotos', 'withPlan'],
    advertisers: ['privato'],
    publishedWithin: 7,
    typologies: [1],
  });
});

test.each<[string, Locale, string[]]>([
  ['u Splitu', 'hr', ['split']],
  ['iz Zadra', 'hr', ['zadar']],
  ['stan u Rijeci', 'hr', ['rijeka']],
  ['в Дубровнике', 'ru', ['dubrovnik']],
  ['στο Σπλιτ', 'el', ['split']],
  ['a Spalato', 'it', ['split']],
  ['u Hvaru', 'hr', ['hvar']],
  ['na Hvaru', 'hr', ['otok-hvar']],
  ['auf Hvar', 'de', ['otok-hvar']],
  ['Gornji grad Osijek', 'hr', ['osijek/gornji-grad']],
  ['Bačvice ili Firule', 'hr', ['split/bacvice', 'split/firule']],
])('R115 R132 "%s" (%s) is the place', (sentence, locale, paths) => {
  const places = reader.read(sentence, locale).understood.flatMap((chip) => (chip.field === 'place' ? chip.value : []));
  expect(places).toEqual(paths);
});

test('R132 O-66 of two towns both count, and the list is of both', () => {
  expect(chips('u Splitu ili Zadru')).toEqual([
    ['Splitu', 'place', ['split']],
    ['Zadru', 'place', ['zadar']],
  ]);
  expect(left('u Splitu ili Zadru')).toEqual([]);
  expect(searchUrl(reader.read('stan u Splitu ili Zadru', 'hr').criteria)).toMatch(
    /\/prodaja-stambene-nekretnine\/\?idComune=\d+%2C\d+&idTipologia=1$/,
  );
});

test('O-82 "Trešnjevka or Jarun" is all of Trešnjevka, and both are said', () => {
  expect(chips('na Trešnjevci ili Jarunu')).toEqual([
    ['Trešnjevci', 'place', ['zagreb/tresnjevka-jug', 'zagreb/tresnjevka-sjever']],
    ['Jarunu', 'place', ['zagreb/tresnjevka-jug/jarun']],
  ]);
  expect(reader.read('na Trešnjevci ili Jarunu', 'hr').criteria.placeIds.idQuartiere).toBeUndefined();
});

test('R241 what is denied is told, or turned round where that can be searched for', () => {
  expect(left('kuća bez bazena')).toEqual(['bez bazena']);
  expect(chips('nicht im Erdgeschoss', 'de')).toEqual([
    ['nicht im Erdgeschoss', 'floorPositions', ['intermediate', 'top']],
  ]);
  expect(chips('bez dražbi')).toEqual([['bez dražbi', 'flags', 'noAste']]);
});

test('R241 to buy and to rent at once is neither', () => {
  expect(chips('kupujem ili unajmim')).toEqual([]);
  expect(left('kupujem ili unajmim')).toEqual(['kupujem', 'unajmim']);
});

test('R241 a sentence in another of our languages is recognised', () => {
  expect(chips('quiero alquilar un piso con balcón').map(([, field]) => field)).toEqual([
    'contract',
    'typologies',
    'flags',
  ]);
});

test('R241 the same sentence is read the same way, whoever read before', () => {
  const once = JSON.stringify(reader.read('stan u Puli', 'hr'));
  reader.read('quiero alquilar un piso', 'hr');
  expect(JSON.stringify(reader.read('stan u Puli', 'hr'))).toBe(once);
});

test.each<[locale: Locale, sentence: string, field: string, values: unknown[]]>([
  ['en', 'two-bedroom flat in Split up to €250,000, with a balcony', 'place', [['split']]],
  ['en', 'flat in Split between 100,000 and 200,000 euros', 'place', [['split']]],
  ['en', 'house in Split into which I can move today', 'place', [['split']]],
  ['en', 'Split up to 250,000 euros', 'place', [['split']]],
  ['en', 'a split-level house in Zadar', 'place', [['zadar']]],
  ['de', 'Zwei- oder Dreizimmerwohnung Zagreb', 'rooms', [{ min: 2, max: 3 }]],
  ['ru', 'двух- или трёхкомнатная квартира Загреб', 'rooms', [{ min: 2, max: 3 }]],
  ['hr', '2- ili 3-sobni stan Split', 'rooms', [{ min: 2, max: 3 }]],
  ['en', 'house near Zadar or near Šibenik', 'place', [['zadar'], ['sibenik']]],
  ['hr', 'kuća blizu Zadra ili Šibenika', 'place', [['zadar'], ['sibenik']]],
  ['hr', 'godišnje 12000 eura stan Zagreb', 'contract', [2]],
  ['de', 'jährlich 12000 Euro Wohnung Split', 'contract', [2]],
])('O-65, O-66, O-70 %s: %s', (locale, sentence, field, values) => {
  const found = reader.read(sentence, locale).understood.filter((chip) => chip.field === field);
  expect(found.map(({ value }) => value)).toEqual(values);
});

const HOSTILE: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '🏠'.repeat(250),
  '1'.repeat(250),
  '1 '.repeat(125),
  'od '.repeat(83),
  '-'.repeat(250),
  'a\u0301'.repeat(125),
  'pogled na '.repeat(25),
  'između 1 i '.repeat(22),
  '<script>alert(1)</script>',
  "'; DROP TABLE listings; --",
  '{{constructor.constructor("return process")()}}',
  '1e309 eura',
  '٣ غرف',
  'stan '.repeat(50),
  '999999999999999999999 €',
  'T99999999999',
  '0 soba 0 m2 0 €',
  '\ud800 stan',
  'do do do do do 5',
  'energetski razred '.repeat(13),
];

test.each(HOSTILE)('R137 R241 nothing fails: %p', (sentence) => {
  for (const locale of LOCALES) {
    const reading = reader.read(sentence, locale);
    for (const { start, end } of [...reading.understood, ...reading.notUnderstood]) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(sentence.length);
    }
    expect(searchUrl(reading.criteria)).toMatch(/^\/[a-z]/);
  }
});
