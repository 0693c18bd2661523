import { LOCALES } from '@kvadrat/contracts/locales';
import { isTypologyCode, TYPOLOGY_CODES } from '@kvadrat/contracts/vocabulary';
import { VOCABULARY_WORDS } from '../../../platform/text';
import { LANGUAGES } from '../languages/languages';
import { KINDS, type Kind } from './kind';
import { readKind, titleWord } from './read-kind';

const kindNames = Object.keys(KINDS).filter((name): name is Kind => Object.hasOwn(KINDS, name));

test.each(LOCALES)('O-48 our own words for a kind come back as that kind: %s', (locale) => {
  for (const code of TYPOLOGY_CODES)
    expect(
      `${VOCABULARY_WORDS[locale].typologies[code]} ${String(readKind(VOCABULARY_WORDS[locale].typologies[code]).value?.typology)}`,
    ).toBe(`${VOCABULARY_WORDS[locale].typologies[code]} ${String(code)}`);
  for (const code of [2, 3, 4, 20, 21, 22, 23, 24, 25, 26] as const)
    expect(
      `${VOCABULARY_WORDS[locale].categories[code]} ${String(readKind(VOCABULARY_WORDS[locale].categories[code]).value?.category)}`,
    ).toBe(`${VOCABULARY_WORDS[locale].categories[code]} ${String(code)}`);
  for (const kind of kindNames) {
    const reading = readKind(titleWord(LANGUAGES[locale].kinds[kind]));
    expect(`${reading.from} ${String(reading.value?.kind)}`).toBe(`${reading.from} ${kind}`);
    expect(isTypologyCode(reading.value?.typology)).toBe(true);
  }
});

test.each<[string, Kind]>([
  ['Villa with garage', 'villa'],
  ['4-Zimmer-Wohnung', 'apartment'],
  ['Casa de campo', 'country-house'],
  ['Kuća sa zemljištem', 'house'],
  ['Car park', 'parking'],
  ['Garage', 'garage'],
  ['Two room flat', 'apartment'],
  ['Apartment with parking', 'apartment'],
  ['Aparthotel', 'hotel'],
  ['Trosoban stan s garažom', 'apartment'],
  ['Land with ruin', 'land'],
  ['Vikendica', 'house'],
  ['Bungalow', 'house'],
  ['Mobile home', 'mobile-home'],
  ['Nightclub', 'restaurant'],
  ['Ground Floor Apartment', 'apartment'],
  ['Duplex', 'apartment'],
  ['town_house', 'terraced-house'],
  ['Kuća s okućnicom', 'house'],
  ['Office building', 'building'],
  ['Townhouse', 'terraced-house'],
  ['Bar / Restaurant', 'restaurant'],
  ['Building plot &amp; land', 'building-land'],
  ['Hotel room', 'room'],
  ['Garage apartment', 'apartment'],
  ['Villa plot', 'land'],
  ['Edificio de oficinas', 'building'],
  ['Local comercial con vivienda', 'premises'],
  ['Terrain avec maison', 'land'],
  ['Haus mit Einliegerwohnung', 'house'],
  ['Ferienwohnung', 'apartment'],
  ['Doppelhaushälfte', 'terraced-house'],
  ['Villetta a schiera', 'terraced-house'],
  ['Appartamento con box auto', 'apartment'],
  ['Maison avec piscine et garage', 'house'],
  ['Immeuble de bureaux', 'building'],
  ['Chalet adosado', 'terraced-house'],
  ['Piso con plaza de garaje', 'apartment'],
  ['Дом с участком', 'house'],
  ['Квартира с гаражом', 'apartment'],
  ['Земельный участок с домом', 'land'],
  ['Moradia geminada', 'terraced-house'],
  ['Apartamento com garagem', 'apartment'],
  ['Διαμέρισμα με γκαράζ', 'apartment'],
  ['Μονοκατοικία με πισίνα', 'house'],
  ['Poslovna zgrada', 'building'],
  ['Stambeno-poslovna zgrada', 'building'],
  ['Građevinsko zemljište s kućom', 'building-land'],
  ['Apartmanska kuća', 'tourist'],
  ['Garažno mjesto u zgradi', 'garage'],
  ['Stan u kući', 'apartment'],
  ['Kuća - stan u prizemlju', 'house'],
  ['Mehrfamilienhaus', 'building'],
  ['Baugrundstück mit Altbau', 'building-land'],
  ['Apartment block', 'building'],
  ['3 bedroom villa with apartment', 'villa'],
  ['Monolocale', 'apartment'],
  ['Casa con terreno', 'house'],
  ['Terreno con casale', 'land'],
  ['Tiefgaragenstellplatz', 'garage'],
  ['Bureau dans immeuble', 'office'],
  ['Kuća u nizu s bazenom', 'terraced-house'],
  ['B&B', 'hotel'],
  ['Dio kuće u nizu', 'house'],
  ['Country house / Finca', 'country-house'],
  ['STAN', 'apartment'],
  ['Kuca', 'house'],
  ['Semi-detached house', 'terraced-house'],
])('O-48 the head of "%s" is %s', (text, kind) => {
  expect(readKind(text.replace('&amp;', '&')).value?.kind).toBe(kind);
});

test.each([
  ['Trosoban stan s garažom', 3, null],
  ['4-Zimmer-Wohnung', 4, null],
  ['Two room flat', 2, null],
  ['Dreizimmerwohnung', 3, null],
  ['Bilocale', 2, null],
  ['3 bedroom villa', null, 3],
  ['2-sobni stan', 2, null],
  ['Garsonijera', 1, null],
  ['Трёхкомнатная квартира', 3, null],
  ['Appartement 3 pièces', 3, null],
  ['Δυάρι', 2, null],
  ['Piso de 3 habitaciones', null, 3],
  ['Apartamento T2', null, null],
  ['Villa', null, null],
])('rooms said by "%s"', (text, rooms, bedrooms) => {
  expect(readKind(text).value).toMatchObject({ rooms, bedrooms });
});

test.each([
  'property',
  'Immobilie',
  'nekretnina',
  'spaceship',
  'with garage',
  'Property with garage',
  '12345',
  '???!x',
])('"%s" names no kind, and that is said', (text) => {
  expect(readKind(text)).toMatchObject({ value: null, confidence: 'none', from: text });
});

test.each([
  ['House / Office', 'several'],
  ['Land', 'wide'],
  ['Zemljište', 'wide'],
  ['Mobile home', 'wide'],
  ['3 Zimmer', 'counted'],
  ['Villa or building plot', 'several'],
])('what "%s" leaves open is marked as %s', (text, doubt) => {
  expect(readKind(text)).toMatchObject({ confidence: 'doubtful', doubts: [doubt] });
});

test('nothing said is no kind and no mistake', () => {
  for (const text of ['', 'null', ' undefined '])
    expect(readKind(text)).toEqual({ value: null, confidence: 'sure', from: '', doubts: [] });
});

test('no phrase of the tables stands for two kinds', () => {
  const owners = new Map<string, string[]>();
  for (const [locale, { kinds }] of Object.entries(LANGUAGES)) {
    for (const kind of kindNames)
      for (const phrase of kinds[kind].split(';'))
        owners.set(phrase.trim().toLowerCase(), [
          ...(owners.get(phrase.trim().toLowerCase()) ?? []),
          `${locale} ${kind}`,
        ]);
  }
  expect([...owners].filter(([, list]) => new Set(list.map((each) => each.slice(3))).size > 1)).toEqual([]);
});
