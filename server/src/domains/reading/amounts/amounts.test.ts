import fc from 'fast-check';
import { readDigits } from '@kvadrat/contracts/numbers';
import { readArea } from './read-area';
import { readCount } from './read-count';
import { readMoney } from './read-money';

const SALE = [1000, 2_000_000_000] as const;
const RENT = [50, 100_000] as const;
const FLAT = [8, 1200] as const;
const HOUSE = [20, 5000] as const;
const PLOT = [20, 50_000_000] as const;

test.each<[string, string, number | null, string[]]>([
  ['250000.000', 'EUR', 250000, []],
  ['1250000.000', 'EUR', 1250000, []],
  ['250000.00', 'EUR', 250000, []],
  ['250.000', 'EUR', 250000, []],
  ['250,000', 'EUR', 250000, []],
  ['250000,000', 'EUR', 250000, []],
  ['€250000', 'EUR', 250000, []],
  ['250000EUR', 'EUR', 250000, []],
  ['250.000,-', 'EUR', 250000, []],
  ['250 000,00 kn', 'EUR', 33180.7, ['kuna', 'contradiction']],
  ['od 250.000 €', 'EUR', 250000, ['bound']],
  ['250.000 € + PDV', 'EUR', 250000, ['tax']],
  ['1.250.000.00', 'EUR', 1250000, ['separator']],
  ['250’000', 'EUR', 250000, []],
  ['2.5e5', 'EUR', 250000, []],
  ['250000 - 300000', 'EUR', 250000, ['range']],
  ['950.000', 'EUR', 950000, []],
  ['1.883.625 kn', 'EUR', 250000, ['kuna', 'contradiction']],
  ['1.883.625,00 HRK', '', 250000, ['kuna']],
  ['1883625', 'HRK', 250000, ['kuna']],
  ['1883625', 'kuna', 250000, ['kuna']],
  ['250000', 'EURO', 250000, []],
  ['250000', 'euros', 250000, []],
  ['250000', '&euro;', 250000, []],
  ['250000', '€', 250000, []],
  ['250000', 'евро', 250000, []],
  ['250000', 'ευρώ', 250000, []],
  ['250000', 'Eur.', 250000, []],
  ['250.000 &euro;', '', 250000, []],
  ['250.000 eura', '', 250000, []],
  ['EUR 250 000', 'EUR', 250000, []],
  ['1.250.500', 'EUR', 1250500, []],
  ['1,250,500.75', 'EUR', 1250500.75, []],
  ['250 000 €', 'EUR', 250000, []],
  ['250 tis. €', '', 250000, []],
  ['250k', 'EUR', 250000, []],
  ['1,2 mil. €', '', 1200000, []],
  ['1.25 Mio. EUR', '', 1250000, []],
  ['250 тыс. евро', '', 250000, []],
  ['1,5 млн €', '', 1500000, []],
  ['ca. 250.000 €', '', 250000, ['about']],
  ['ab 250.000 €', '', 250000, ['bound']],
  ['до 250 000 €', '', 250000, ['bound']],
  ['250.000-300.000 €', '', 250000, ['range']],
  ['250.000 do 300.000 €', '', 250000, ['range']],
  ['von 250.000 bis 300.000 Euro', '', 250000, ['range']],
  ['250.000 € (1.883.625 kn)', 'EUR', 250000, []],
  ['1.883.625 kn / 250.000 €', 'EUR', 250000, []],
  ['250.000 € VB', '', 250000, []],
  ['250000 reserved', 'EUR', 250000, ['words']],
  ['250000', 'GBP', null, ['currency']],
  ['$250000', 'EUR', null, ['contradiction', 'currency']],
  ['£250,000', '', null, ['currency']],
  ['250000', 'XYZ', null, ['currency']],
  ['2.500 €/m2', 'EUR', null, ['per-metre']],
  ['-1', 'EUR', null, ['negative']],
  ['1.5', 'EUR', 1.5, []],
  ['0', 'EUR', 0, []],
  ['0.00', 'EUR', 0, []],
  ['250.000 € zzgl. MwSt.', '', 250000, ['tax']],
  ['12 x 250.000 € or 5', 'EUR', null, ['several']],
])('O-42, O-43 %j with %j is %j', (text, currency, value, doubts) => {
  const reading = readMoney(text, currency, SALE);
  expect({ value: reading.value, doubts: [...reading.doubts].sort() }).toEqual({ value, doubts: [...doubts].sort() });
  expect(reading.confidence === 'sure').toBe(doubts.length === 0);
});

test.each([
  'P.O.A.',
  'POA',
  'on request',
  'Preis auf Anfrage',
  'na upit',
  'Cijena na upit',
  'Prix sur demande',
  'a consultar',
  'Trattativa riservata',
  'по запросу',
  'Цена договорная',
  'sob consulta',
  'κατόπιν συνεννόησης',
  'x',
  'x EUR',
  '€',
  'null',
  '',
])('"%s" is a price on request, and sure', (text) => {
  expect(readMoney(text, 'EUR', SALE)).toMatchObject({ value: null, confidence: 'sure' });
});

test.each(['reserved', 'sold', '12.34.5', 'abc'])('"%s" is no price and is told', (text) => {
  expect(readMoney(text, 'EUR', SALE)).toMatchObject({ value: null, confidence: 'none', from: text });
});

test('several groups of thousands are decimals where thousands cannot be meant', () => {
  expect(readArea('1.250.500', HOUSE)).toMatchObject({ value: 1250.5, confidence: 'doubtful', doubts: ['separator'] });
  expect(readMoney('1.250.500', 'EUR', SALE)).toMatchObject({ value: 1250500, confidence: 'sure' });
});

test('a rent of 950.000 has three decimals', () => {
  expect(readMoney('950.000', 'EUR', RENT)).toMatchObject({
    value: 950,
    confidence: 'doubtful',
    doubts: ['separator'],
  });
  expect(readMoney('1.250', 'EUR', RENT)).toMatchObject({ value: 1250, confidence: 'sure' });
  expect(readMoney('900 € mjesečno', 'EUR', RENT)).toMatchObject({ value: 900, confidence: 'sure' });
});

test.each<[string, number | null, string[]]>([
  ['85.000', 85, ['separator']],
  ['1250.500', 1250.5, ['size']],
  ['1.250.500', 1250500, ['size']],
  ['85,5', 85.5, []],
  ['85 m2', 85, []],
  ['85 sqm', 85, []],
  ['85 m²', 85, []],
  ['1.250', 1250, ['separator']],
  ['120 - 140', 120, ['range']],
  ['85.00', 85, []],
  ['ca. 85', 85, ['about']],
  ['85m²', 85, []],
  ['1,250.50', 1250.5, ['size']],
  ['0.00', 0, []],
  ['-85', null, ['negative']],
  ['64,500', 64.5, ['separator']],
  ['85 кв. м', 85, []],
  ['85 τ.μ.', 85, []],
  ['85 kvm', 85, []],
  ['85 mq', 85, []],
  ['85 qm', 85, []],
  ['85 kvadrata', 85, []],
  ['85 square metres', 85, []],
  ['120–140 m²', 120, ['range']],
  ['120 m2 - 140 m2', 120, ['range']],
  ['od 85 m2', 85, ['bound']],
  ['915 sq ft', 85.0063, []],
  ['oko 85 m²', 85, ['about']],
  ['85 m² + balkon', 85, ['words']],
  ['bis 90 m²', 90, ['bound']],
  ['85 / 90 m²', 85, ['range']],
  ['de 120 a 140 m²', 120, ['range']],
  ['85m2', 85, []],
  ['NaN', null, []],
  ['85 bananas', 85, ['words']],
  ['sto', null, []],
  ['~85', 85, ['about']],
  ['>85', 85, ['bound']],
  ['85+', 85, ['bound']],
  ['85 m2 + 20 m2 terrace', 85, ['several', 'words']],
  ['85 m^2', 85, []],
  ['85m 2', 85, []],
  ['915 ft2', 85.0063, []],
  ['85 m2 neto', 85, []],
  ['.5', 0.5, ['size']],
  ['85x10', null, ['several']],
  ['85 m² (neto 80)', 85, ['several']],
])('O-42 the area %j of a flat is %j', (text, value, doubts) => {
  const reading = readArea(text, FLAT);
  expect({ value: reading.value, doubts: [...reading.doubts] }).toEqual({ value, doubts });
});

test.each<[string, number, boolean]>([
  ['1,2 ha', 12000, true],
  ['12 a', 1200, true],
  ['3 acres', 12140.5693, true],
  ['2 jutra', 11509.284, true],
  ['100 čhv', 359.6652, true],
  ['12 соток', 1200, true],
  ['1 ha 20 a 15 m²', 12015, true],
  ['5 στρέμματα', 5000, true],
  ['2 Hektar', 20000, true],
  ['0,5 ettari', 5000, true],
  ['1.250', 1250, true],
  ['85.000', 85000, false],
  ['1.250 ha', 12500, false],
  ['1 hectare', 10000, true],
  ['150 четвртни хвати', 150, false],
])('a plot of %j is %d m²', (text, value, sure) => {
  expect(readArea(text, PLOT)).toMatchObject({ value, confidence: sure ? 'sure' : 'doubtful' });
});

test('whatever way a country writes a number, it comes back', () => {
  const styles = [
    ['.', ','],
    [',', '.'],
    [' ', ','],
    ['\u202f', ','],
    ["'", '.'],
    ['’', '.'],
    ['', '.'],
    ['', ','],
  ] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(...styles),
      (whole, cents, [thousand, decimal]) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, thousand);
        const written = `${grouped}${decimal}${String(cents).padStart(2, '0')}`;
        expect(readDigits(written)).toEqual({
          value: Number(`${String(whole)}.${String(cents).padStart(2, '0')}`),
          other: null,
          unlikely: null,
          odd: false,
        });
        expect(readMoney(`${written} €`, 'EUR', SALE).value).toBeCloseTo(whole + cents / 100, 2);
      },
    ),
  );
});

test('no text makes a reader fail, and what is taken is never less than nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom('1', '0', '5', '.', ',', ' ', '-', '€', 'k', 'n', 'm', '²', 'o', 'd', "'") }),
      ),
      (text) => {
        for (const reading of [readMoney(text, 'EUR', SALE), readArea(text, FLAT)]) {
          expect(reading.value === null || reading.value >= 0).toBe(true);
          if (reading.confidence === 'none') expect(reading.value).toBeNull();
        }
      },
    ),
  );
});

test.each<[string, number | null, string[]]>([
  ['2', 2, []],
  ['2.0', 2, []],
  ['two', 2, []],
  ['dvije', 2, []],
  ['3 bedrooms', 3, []],
  ['4 sobe', 4, []],
  ['2-3', 2, ['range']],
  ['3+1', 3, ['several']],
  ['2,5', 2, ['part']],
  ['studio', 0, []],
  ['garsonijera', 0, []],
  ['prizemlje', 0, []],
  ['Erdgeschoss', 0, []],
  ['ground floor', 0, []],
  ['-1', -1, []],
  ['2. kat', 2, []],
  ['1st', 1, []],
  ['III', 3, []],
  ['2015.', 2015, []],
  ['many', null, []],
  ['null', null, []],
  ['2 (master)', 2, ['words']],
  ['', null, []],
])('the count %j is %j', (text, value, doubts) => {
  const reading = readCount(text);
  expect({ value: reading.value, doubts: [...reading.doubts] }).toEqual({ value, doubts });
});
