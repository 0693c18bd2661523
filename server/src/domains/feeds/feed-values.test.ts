import { htmlToText } from '../../platform/text';
import { adOf } from './testing/ad-of';
import { readCoordinates } from './read-coordinates';
import { readFeatures } from './read-features';
import { readImages } from './read-images';
import { readOwnership } from './read-ownership';
import { readPrice } from './read-price';
import { readType } from './read-type';
import { repairEncoding } from './repair-encoding';
import { quote } from './feed-note';

const twice = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

test.each([
  'Grundstück mit Meerblick',
  'Kuća, šuma, žal, čamac, đak',
  'Дом у моря',
  'Σπίτι στη θάλασσα',
  '„navod” – 250 €',
])('double-encoded UTF-8 is repaired: %s', (text) => {
  for (const encoding of ['windows-1252', 'windows-1250']) {
    expect(repairEncoding(twice(text, encoding))).toBe(text);
    expect(repairEncoding(twice(twice(text, encoding), encoding))).toBe(text);
  }
  expect(repairEncoding(text)).toBe(text);
});

test('a text damaged in parts is repaired in those parts', () => {
  expect(repairEncoding('Kuća i GrundstÃ¼ck')).toBe('Kuća i Grundstück');
});

test('O-23 descriptions become plain text', () => {
  expect(htmlToText('<p>Kuća &amp; vrt</p><ul><li>bazen</li><li>garaža</li></ul>30&nbsp;m&sup2;')).toBe(
    'Kuća & vrt\n\n– bazen\n– garaža\n\n30 m²',
  );
  expect(htmlToText('red 1\nred 2')).toBe('red 1\nred 2');
  expect(htmlToText('do mora < 50 m <b>blizu</b>')).toBe('do mora < 50 m blizu');
  expect(
    htmlToText('a<img src=x onerror=alert(1)>b<svg onload=alert(1)>c<script>alert(1)</script>d</script><script>'),
  ).toBe('abcd');
  expect(htmlToText('{{7*7}} [x](javascript:alert(1))')).toBe('{{7*7}} [x](javascript:alert(1))');
});

test.each<[string, string, string, number | null, string[]]>([
  ['O-10 x', 'x', 'EUR', null, []],
  ['O-10 0', '0', 'EUR', null, []],
  ['O-10 nothing', '', '', null, []],
  ['O-10 1', '1', 'EUR', null, ['price-suspicious']],
  ['no currency', '250000', '', 250000, []],
  ['pounds', '250000', 'GBP', null, ['price-other-currency']],
  ['kuna', '753450', 'HRK', 100000, ['price-from-kuna']],
  ['O-43 kuna in euros', '1.883.625 kn', 'EUR', 250000, ['price-from-kuna', 'currency-contradiction']],
  ['words', 'reserved', 'EUR', null, ['price-unreadable']],
  ['a negative number', '-5', 'EUR', null, ['price-unreadable']],
  ['O-41 more than a column holds', '99999999999', 'EUR', null, ['value-out-of-bounds']],
  ['O-41 more than a search holds', '9999999999', 'EUR', null, ['value-out-of-bounds']],
])('price of %s', (_name, text, currency, value, codes) => {
  const read = readPrice(text, currency, { period: null });
  expect([read.value, read.warnings.map(({ code }) => code)]).toEqual([value, codes]);
});

test('rents by the week and the day are on request, of one by the year a twelfth is shown', () => {
  expect(readPrice('700', 'EUR', { period: 'week' })).toMatchObject({
    value: null,
    warnings: [{ code: 'weekly-price' }],
  });
  expect(readPrice('100', 'EUR', { period: 'day' })).toMatchObject({
    value: null,
    warnings: [{ code: 'daily-price' }],
  });
  expect(readPrice('12.000', 'EUR', { period: 'year' })).toMatchObject({
    value: 1000,
    warnings: [{ code: 'yearly-price' }],
  });
});

test('R101 O-46 the kind of property, in one language or several', () => {
  expect(readType(adOf({ type: 'Town House' })).kind).toMatchObject({ category: 1, typology: 7 });
  expect(readType(adOf({ 'type/es': 'chalet', 'type/en': 'villa' }))).toMatchObject({
    kind: { typology: 6 },
    warnings: [],
  });
  expect(readType(adOf({ 'type/hr': 'Garaža', 'type/en': 'apartment' }))).toMatchObject({
    kind: { kind: 'garage' },
    warnings: [{ code: 'kind-contradiction', detail: 'Garaža / apartment' }],
  });
  expect(readType(adOf({ 'type/hr': 'spaceship', 'type/en': 'house' }))).toMatchObject({
    kind: { kind: 'house' },
    warnings: [{ code: 'value-unreadable' }],
  });
  expect(readType(adOf({ type: 'spaceship' }))).toMatchObject({ kind: null, words: ['spaceship'] });
  expect(readType(adOf({}))).toMatchObject({ kind: null, words: [] });
});

test.each([
  [' 16.4402', 'a leading space', '43.5081', { lat: 43.5081, lng: 16.4402 }, null],
  ['16,4402', 'decimal commas', '43,5081', { lat: 43.5081, lng: 16.4402 }, null],
  ['43.5081', 'swapped', '16.4402', { lat: 43.5081, lng: 16.4402 }, 'coordinates-swapped'],
  ['', 'one missing', '43.5', null, 'coordinates-dropped'],
  ['0', 'zeros', '0', null, 'coordinates-dropped'],
  ['abc', 'words', '43.5', null, 'coordinates-dropped'],
  ['2.35', 'another country', '48.85', null, 'coordinates-dropped'],
])('position with longitude %j (%s)', (lng, _name, lat, coordinates, code) => {
  const read = readCoordinates(lat, lng, true);
  expect(read.coordinates).toEqual(coordinates);
  expect(read.warning?.code ?? null).toBe(code);
});

test('a position abroad stays, nothing at all is no mistake', () => {
  expect(readCoordinates('36.728807', '-3.693466', false).coordinates).toEqual({ lat: 36.728807, lng: -3.693466 });
  expect(readCoordinates('', '', true)).toEqual({ coordinates: null, warning: null });
});

test('addresses of images are repaired or left out', () => {
  const { urls, warnings } = readImages(
    adOf({
      'images/image/url': [
        'https://a.example/slika 1.jpg',
        '//a.example/2.jpg',
        'ftp://a.example/3.jpg',
        'slika.jpg',
        'https://a.example/2.jpg',
        'javascript:alert(1)',
      ],
    }),
  );
  expect(urls).toEqual(['https://a.example/slika%201.jpg', 'https://a.example/2.jpg']);
  expect(warnings.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
    'image-address-repaired 2: https://a.example/slika 1.jpg',
    'image-address-dropped 3: ftp://a.example/3.jpg',
  ]);
  const many = readImages(
    adOf({ 'images/image/url': Array.from({ length: 60 }, (_, index) => `https://a.example/${String(index)}.jpg`) }),
  );
  expect(many).toMatchObject({ urls: { length: 50 }, warnings: [{ code: 'images-limited' }] });
});

test.each<[string, Record<string, string | string[]>, string[], string[]]>([
  [
    'without <url>',
    { 'images/image': ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    [],
  ],
  ['in <link>', { 'images/image/link': 'https://a.example/1.jpg' }, ['https://a.example/1.jpg'], []],
  ['in <src>', { 'photos/photo/src': 'https://a.example/1.jpg' }, ['https://a.example/1.jpg'], []],
  [
    'straight in the list',
    { images: 'https://a.example/1.jpg, https://a.example/2.jpg' },
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    [],
  ],
  [
    'one to a line',
    { images: 'https://a.example/1.jpg\nhttps://a.example/2.jpg' },
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    [],
  ],
  [
    'escaped twice',
    { 'images/image/url': 'https://a.example/1.jpg?w=1200&amp;h=800' },
    ['https://a.example/1.jpg?w=1200&h=800'],
    ['image-address-repaired'],
  ],
  [
    'escaped three times',
    { 'images/image/url': 'https://a.example/1.jpg?w=1200&amp;amp;h=800' },
    ['https://a.example/1.jpg?w=1200&h=800'],
    ['image-address-repaired'],
  ],
  [
    'escaped by number',
    { 'images/image/url': 'https://a.example/1.jpg?w=1200&#38;h=800' },
    ['https://a.example/1.jpg?w=1200&h=800'],
    ['image-address-repaired'],
  ],
  [
    'escaped as a parameter',
    { 'images/image/url': 'https%3A%2F%2Fa.example%2F1.jpg' },
    ['https://a.example/1.jpg'],
    ['image-address-repaired'],
  ],
  [
    'with titles beside them',
    { 'images/image/url': 'https://a.example/1.jpg', 'images/image/title': 'Kuhinja', 'images/image/tag': 'kitchen' },
    ['https://a.example/1.jpg'],
    [],
  ],
  ['that are none', { 'images/image/url': ['h', '/media/1.jpg'] }, [], ['image-address-dropped', 'no-images']],
  ['that are none, without <url>', { 'images/image': 'slika1' }, [], ['image-address-dropped', 'no-images']],
  ['that are not there', {}, [], []],
])('O-52 addresses of images %s', (_name, values, urls, codes) => {
  const read = readImages(adOf(values));
  expect(read.urls).toEqual(urls);
  expect(read.warnings.map(({ code }) => code)).toEqual(codes);
});

test('O-49, O-58 features by their words; what is not wholly said by ours is kept and named in the report', () => {
  const lines = [
    'Pogled na more',
    'Community pool',
    'near beach',
    'No lift',
    'Garden communal',
    'Underfloor heating',
    'Street parking',
    'Alarm',
  ];
  const read = readFeatures(adOf({ 'features/feature': lines, pool: '1' }));
  expect(read.features).toEqual(['alarm', 'pool', 'sea-view', 'shared-garden']);
  expect(read.kept).toEqual(['Community pool', 'near beach', 'No lift', 'Underfloor heating', 'Street parking']);
  expect(read.warnings).toEqual([
    { code: 'words-kept', detail: 'Community pool; near beach; No lift; Underfloor heating; Street parking' },
  ]);
  expect(readFeatures(adOf({ pool: '1', 'features/feature': ['No pool'] }))).toMatchObject({
    features: [],
    warnings: [{ code: 'words-kept' }, { code: 'features-contradictory', detail: 'pool' }],
  });
  expect(readFeatures(adOf({ pool: '0', 'features/lift': 'yes', 'features/sea_view': '1' })).features).toEqual([
    'elevator',
    'sea-view',
  ]);
  const flags = readFeatures(
    adOf({
      'features/underfloor_heating': '1',
      'features/solar_panels': '0',
      'features/lift': '0',
      'features/garden': '200 m2',
    }),
  );
  expect(flags.kept).toEqual(['underfloor heating', 'garden: 200 m2']);
  expect(flags.features).toEqual(['private-garden']);
  expect(flags.warnings).toEqual([
    { code: 'words-kept', detail: 'underfloor heating; garden: 200 m2' },
    { code: 'value-unreadable', detail: 'solar panels: 0' },
  ]);
  expect(readFeatures(adOf({ features: 'Lift, Bazen\nAlarm' })).features).toEqual(['alarm', 'elevator', 'pool']);
});

test.each<[string, Record<string, string>, string | null, string[]]>([
  ['the element of the schema', { part_ownership: '1' }, 'share', ['part-or-lease']],
  ['a fraction', { part_ownership: '1/2' }, 'share', ['part-or-lease']],
  ['a lease', { leasehold: '1' }, 'lease', ['part-or-lease']],
  ['years of a lease', { leasehold: '99 years' }, 'lease', ['part-or-lease']],
  ['neither', { part_ownership: '0', leasehold: 'false' }, null, []],
  ['all of it', { share: '1/1', tenure: 'Freehold' }, null, []],
  ['a word of its own element', { tenure: 'Leasehold' }, 'lease', ['part-or-lease']],
  ['the kind', { type: '1/2 kuće' }, 'share', ['part-or-lease']],
  ['a line of features', { 'features/feature': 'Suvlasnički udio 1/2' }, 'share', ['part-or-lease']],
  ['a title', { 'title/de': 'Haus auf Erbpacht' }, 'lease', ['part-or-lease']],
  ['a description', { 'desc/hr': 'Lijep stan. Prodaje se suvlasnički udio 1/3.' }, 'share', ['part-or-lease-doubtful']],
  ['a part of something else', { 'desc/en': 'Share of the communal pool. Part furnished.' }, null, []],
])('O-53 a share or a lease in %s', (_name, values, tenure, codes) => {
  const read = readOwnership(adOf(values));
  expect([read.tenure, read.warnings.map(({ code }) => code)]).toEqual([tenure, codes]);
});

test('O-60 quotations are cut between the letters a person sees', () => {
  const family = '👨‍👩‍👧‍👦';
  for (const letter of ['🏡', family, '🇭🇷', 'e\u0301', 'č']) {
    expect(quote(letter.repeat(80))).toBe(letter.repeat(80));
    expect(quote(letter.repeat(81))).toBe(`${letter.repeat(79)}…`);
  }
});
