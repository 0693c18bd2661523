import { LOCALES } from '@kvadrat/contracts/locales';
import { ISO_COUNTRIES } from './country-codes';
import { countryName, readCountry } from './read-country';
import { readDate } from './read-date';
import { readDeal } from './read-deal';
import { readLanguage } from './read-language';
import { readTenure } from './read-tenure';
import { said } from './said';

test.each([
  'null',
  'NULL',
  '(null)',
  '[null]',
  '<null>',
  'undefined',
  'NaN',
  '[object Object]',
  'object Object',
  '[object Array]',
  'n/a',
  'N/A',
  'n.a.',
  '#N/A',
  '-',
  '–',
  '--',
  '—',
  '.',
  '...',
  '?',
  'none',
  'None',
  'nil',
  '""',
  "''",
  '{}',
  '[]',
  '{{price}}',
  '${title}',
  '%price%',
  '<%= type %>',
  'null null',
  'undefined, undefined',
  'NULL;NULL',
  '0000-00-00',
  'System.DBNull',
  'k.A.',
  'Infinity',
  '  null  ',
  '/',
])('O-51 %j is no value', (text) => {
  expect(said(text)).toBe('');
});

test.each([
  'Null island',
  'None of the flats',
  'NaN bread',
  '0',
  '1',
  '€',
  'Na Brdu',
  'a - b',
  'Stan, null',
  '100%',
  'undefined behaviour',
  "{{constructor.constructor('x')()}}",
  '${run(1)}',
])('O-51 %j is a value', (text) => {
  expect(said(text)).toBe(text);
});

test.each([
  'HR',
  'HRV',
  'hrv',
  'Republic of Croatia',
  'Republika Hrvatska',
  'Croatia (Hrvatska)',
  'Kroatien',
  'croatia ',
  'Hrvatska / Croatia',
  'CRO',
  '385',
  '191',
  '+385',
  'Croazia',
  'Croatie',
  'Croacia',
  'Хорватия',
  'Croácia',
  'Κροατία',
  'Hrvaška',
  'Chorwacja',
  'Horvátország',
  'Chorvatsko',
  'HRVATSKA',
  'Croatia, EU',
  'HR - Croatia',
  'République de Croatie',
  'Repubblica di Croazia',
  'República de Croacia',
  'Republik Kroatien',
  'Республика Хорватия',
  'República da Croácia',
  'Dalmatia, Croatia',
  'Kroatië',
  'Хрватска',
])('O-47 "%s" is Croatia', (text) => {
  expect(readCountry(text).value).toBe('HR');
});

test('O-47 countries come back from their names in nine languages and from their codes', () => {
  for (const { alpha2, alpha3, number } of ISO_COUNTRIES) {
    for (const locale of LOCALES)
      expect([
        locale,
        alpha2,
        readCountry(new Intl.DisplayNames([locale], { type: 'region' }).of(alpha2) ?? '').value,
      ]).toEqual([locale, alpha2, alpha2]);
    // NA is what programs write for nothing.
    if (alpha2 !== 'NA') expect(readCountry(alpha2).value).toBe(alpha2);
    expect([alpha3, readCountry(alpha3).value]).toEqual([alpha3, alpha2]);
    expect([number, readCountry(number).value]).toEqual([number, alpha2]);
  }
  expect(countryName('ES')).toBe('Španjolska');
});

test('O-47 what is no country is told, and so are two of them', () => {
  expect(readCountry('Atlantis')).toMatchObject({ value: null, confidence: 'none', from: 'Atlantis' });
  expect(readCountry('Croatia / Slovenia')).toMatchObject({ value: 'HR', confidence: 'doubtful', doubts: ['several'] });
  expect(readCountry('')).toMatchObject({ value: null, confidence: 'sure' });
});

test.each([
  ['2026-09-01', '2026-09-01'],
  ['2026-09-01 10:00:00', '2026-09-01'],
  ['2026-09-01T10:00:00Z', '2026-09-01'],
  ['1.9.2026.', '2026-09-01'],
  ['01. 09. 2026', '2026-09-01'],
  ['20260901', '2026-09-01'],
  ['13/09/2026', '2026-09-13'],
  ['09/13/2026', '2026-09-13'],
  ['1. rujna 2026.', '2026-09-01'],
  ['September 1, 2026', '2026-09-01'],
  ['1. September 2026', '2026-09-01'],
  ['1 settembre 2026', '2026-09-01'],
  ['1er septembre 2026', '2026-09-01'],
  ['1 de septiembre de 2026', '2026-09-01'],
  ['1 сентября 2026 г.', '2026-09-01'],
  ['1 de setembro de 2026', '2026-09-01'],
  ['1 Σεπτεμβρίου 2026', '2026-09-01'],
])('the date %j is %s', (text, date) => {
  expect(readDate(text)).toMatchObject({ value: date, confidence: 'sure' });
});

test('a date of two orders is marked, one that never was is none', () => {
  expect(readDate('09/10/2026')).toMatchObject({ value: '2026-10-09', confidence: 'doubtful', doubts: ['order'] });
  for (const text of ['31.2.2026', 'soon', '2026-13-01', '1026-01-01'])
    expect(readDate(text)).toMatchObject({ value: null, confidence: 'none' });
  expect(readDate('0000-00-00')).toMatchObject({ value: null, confidence: 'sure' });
});

test.each([
  ['sale', 'sale', null, false],
  ['Sale', 'sale', null, false],
  ['new_build', 'sale', null, true],
  ['New Build', 'sale', null, true],
  ['newbuild', 'sale', null, true],
  ['resale', 'sale', null, false],
  ['for sale', 'sale', null, false],
  ['For-Sale', 'sale', null, false],
  ['Prodaja', 'sale', null, false],
  ['novogradnja', 'sale', null, true],
  ['Verkauf', 'sale', null, false],
  ['zu verkaufen', 'sale', null, false],
  ['Neubau', 'sale', null, true],
  ['vendita', 'sale', null, false],
  ['à vendre', 'sale', null, false],
  ['venta', 'sale', null, false],
  ['obra nueva', 'sale', null, true],
  ['продажа', 'sale', null, false],
  ['venda', 'sale', null, false],
  ['πώληση', 'sale', null, false],
  ['month', 'rent', 'month', false],
  ['monthly', 'rent', 'month', false],
  ['per month', 'rent', 'month', false],
  ['pcm', 'rent', 'month', false],
  ['mjesečno', 'rent', 'month', false],
  ['monatlich', 'rent', 'month', false],
  ['al mese', 'rent', 'month', false],
  ['par mois', 'rent', 'month', false],
  ['mensual', 'rent', 'month', false],
  ['в месяц', 'rent', 'month', false],
  ['por mês', 'rent', 'month', false],
  ['το μήνα', 'rent', 'month', false],
  ['week', 'rent', 'week', false],
  ['per week', 'rent', 'week', false],
  ['weekly rental', 'rent', 'week', false],
  ['tjedno', 'rent', 'week', false],
  ['pro Woche', 'rent', 'week', false],
  ['day', 'rent', 'day', false],
  ['per night', 'rent', 'day', false],
  ['year', 'rent', 'year', false],
  ['godišnje', 'rent', 'year', false],
])('O-46 the deal "%s" is a %s', (text, deal, period, newBuild) => {
  expect(readDeal(text)).toMatchObject({ value: { deal, period, newBuild }, confidence: 'sure' });
});

test.each([
  'rent',
  'rental',
  'for rent',
  'to let',
  'najam',
  'Miete',
  'affitto',
  'location',
  'alquiler',
  'аренда',
  'arrendamento',
  'ενοικίαση',
])('O-46 "%s" is a rent whose period is not said, and marked', (text) => {
  expect(readDeal(text)).toMatchObject({
    value: { deal: 'rent', period: 'month' },
    confidence: 'doubtful',
    doubts: ['period'],
  });
});

test.each([
  ['auction', 'none'],
  ['sale or rent', 'doubtful'],
  ['', 'sure'],
  ['not for sale', 'none'],
])('O-46 the deal "%s" is %s', (text, confidence) => {
  expect(readDeal(text).confidence).toBe(confidence);
});

test.each([
  ['hr', 'Svijetao stan u mirnoj ulici, blizu škole.'],
  ['hr', 'Prodaje se kuća s pogledom na more'],
  ['de', 'Helle Wohnung in ruhiger Lage mit Balkon und Meerblick.'],
  ['en', 'A bright flat in a quiet street, close to the school.'],
  ['it', 'Luminoso appartamento con vista sul mare e giardino della casa.'],
  ['fr', 'Appartement lumineux dans une rue calme avec vue sur la mer.'],
  ['es', 'Luminoso piso en una calle tranquila con vistas al mar y las montañas.'],
  ['ru', 'Светлая квартира на тихой улице'],
  ['pt', 'Apartamento luminoso com uma vista para o mar e varandas muito amplas não muito longe.'],
  ['el', 'Φωτεινό διαμέρισμα σε ήσυχο δρόμο'],
  ['hr', 'Stan'],
  ['hr', '12345'],
])('a text without a language is %s: %s', (locale, text) => {
  expect(readLanguage(text).value).toBe(locale);
});

test.each([
  ['1/2 share', 'share'],
  ['suvlasnički udio', 'share'],
  ['Suvlasnički dio 1/3', 'share'],
  ['1/2 kuće', 'share'],
  ['50% vlasništva', 'share'],
  ['1/2 di casa', 'share'],
  ['1/2 de moradia', 'share'],
  ['Half of house', 'share'],
  ['Erbpachtgrundstück', 'lease'],
  ['Miteigentumsanteil', 'share'],
  ['quota di proprietà', 'share'],
  ['quote-part', 'share'],
  ['proindiviso', 'share'],
  ['доля в квартире', 'share'],
  ['quota indivisa', 'share'],
  ['ποσοστό εξ αδιαιρέτου', 'share'],
  ['co-ownership', 'share'],
  ['leasehold', 'lease'],
  ['zakup', 'lease'],
  ['pravo građenja', 'lease'],
  ['Erbpacht', 'lease'],
  ['Erbbaurecht', 'lease'],
  ['diritto di superficie', 'lease'],
  ['bail emphytéotique', 'lease'],
  ['derecho de superficie', 'lease'],
  ['право аренды', 'lease'],
  ['direito de superfície', 'lease'],
])('O-53 "%s" is a %s', (text, tenure) => {
  expect(readTenure(text).value).toBe(tenure);
});

test.each([
  'freehold',
  'vlasništvo 1/1',
  'No leasehold',
  '3/5 kat',
  'Stan',
  '24/7 security',
  'Leasehold: no',
  '100% vlasništva',
  '10% popusta',
  '20 % of sea view',
])('O-53 "%s" is neither share nor lease', (text) => {
  expect(readTenure(text).value).toBeNull();
});
