import { readAmount } from '../../platform/text';
import { htmlToText } from '../../platform/text';
import { readCoordinates } from './read-coordinates';
import { countryName, readCountry } from './read-country';
import { readFeatures } from './read-features';
import { readImages } from './read-images';
import { readPrice } from './read-price';
import { readType } from './read-type';
import { repairEncoding } from './repair-encoding';

const twice = (text: string, encoding: string): string => new TextDecoder(encoding).decode(new TextEncoder().encode(text));

test.each(['Grundstück mit Meerblick', 'Kuća, šuma, žal, čamac, đak', 'Дом у моря', 'Σπίτι στη θάλασσα', '„navod” – 250 €'])('double-encoded UTF-8 is repaired: %s', (text) => {
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
  expect(htmlToText('<p>Kuća &amp; vrt</p><ul><li>bazen</li><li>garaža</li></ul>30&nbsp;m&sup2;')).toBe('Kuća & vrt\n\n– bazen\n– garaža\n\n30 m²');
  expect(htmlToText('red 1\nred 2')).toBe('red 1\nred 2');
  expect(htmlToText('do mora < 50 m <b>blizu</b>')).toBe('do mora < 50 m blizu');
  expect(htmlToText('a<img src=x onerror=alert(1)>b<svg onload=alert(1)>c<script>alert(1)</script>d</script><script>')).toBe('abcd');
  expect(htmlToText('{{7*7}} [x](javascript:alert(1))')).toBe('{{7*7}} [x](javascript:alert(1))');
});

test.each([
  ['250000', 250000],
  ['250.000', 250000],
  ['159,950', 159950],
  ['1.250.000', 1250000],
  ['250.000,50', 250000.5],
  ['250,000.50', 250000.5],
  ['250 000 €', 250000],
  ['1250.5', 1250.5],
  ['850,00', 850],
  ['12.34.5', null],
  ['Preis auf Anfrage', null],
  ['', null],
])('reads the amount %j as %j', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test.each([
  ['O-10 x', 'x', 'EUR', null, undefined],
  ['O-10 0', '0', 'EUR', null, undefined],
  ['O-10 nothing', '', '', null, undefined],
  ['O-10 1', '1', 'EUR', null, 'price-suspicious'],
  ['no currency', '250000', '', 250000, undefined],
  ['pounds', '250000', 'GBP', null, 'price-other-currency'],
  ['kuna', '753450', 'HRK', 100000, 'price-from-kuna'],
  ['words', 'reserved', 'EUR', null, 'price-unreadable'],
  ['a negative number', '-5', 'EUR', null, 'price-unreadable'],
])('price of %s', (_name, text, currency, value, code) => {
  expect(readPrice(text, currency, 'sale')).toEqual({ value, warning: code === undefined ? null : { code, detail: `${text} ${currency}`.trim() } });
});

test('R101 kinds of property by their words', () => {
  expect(readType('villa')).toEqual({ category: 1, typology: 6 });
  expect(readType('Town House')).toEqual({ category: 1, typology: 7 });
  expect(readType('Country house / Finca')).toEqual({ category: 1, typology: 5 });
  expect(readType('Kuća')).toEqual({ category: 1, typology: 3 });
  expect(readType('Građevinsko zemljište')).toEqual({ category: 24, typology: 16 });
  expect(readType('Land (rustic)')).toEqual({ category: 24, typology: 15 });
  expect(readType('Commercial')).toEqual({ category: 2, typology: 12 });
  expect(readType('Garage')).toEqual({ category: 22, typology: 12 });
  expect(readType('spaceship')).toBeNull();
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

test('countries by their names in many languages', () => {
  for (const name of ['spain', 'Španjolska', 'España', 'Spanien', 'ES', 'Испания']) expect(readCountry(name)).toBe('ES');
  for (const name of ['Croatia', 'HRVATSKA', 'Kroatien', 'Hrvaška']) expect(readCountry(name)).toBe('HR');
  expect(readCountry('Atlantis')).toBeNull();
  expect(countryName('ES')).toBe('Španjolska');
});

test('addresses of images are repaired or left out', () => {
  const { urls, warnings } = readImages(['https://a.example/slika 1.jpg', '//a.example/2.jpg', 'ftp://a.example/3.jpg', 'slika.jpg', 'https://a.example/2.jpg', 'javascript:alert(1)']);
  expect(urls).toEqual(['https://a.example/slika%201.jpg', 'https://a.example/2.jpg']);
  expect(warnings.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
    'image-address-repaired 2: https://a.example/slika 1.jpg',
    'image-address-dropped 3: ftp://a.example/3.jpg',
  ]);
  expect(readImages(Array.from({ length: 60 }, (_, index) => `https://a.example/${String(index)}.jpg`))).toMatchObject({ urls: { length: 50 }, warnings: [{ code: 'images-limited' }] });
});

test('features by their words', () => {
  expect(readFeatures(['Pogled na more', 'communal pool', 'near beach'])).toEqual(['sea-view', 'pool']);
});
