import { createFormat } from './create-format';

const zagreb = { currency: 'EUR', timeZone: 'Europe/Zagreb' };

test('Croatian puts the sign after the amount and keeps them together', () => {
  expect(createFormat('hr-HR', zagreb).money(250000)).toBe('250.000\u00a0€');
});

test('English puts the sign in front', () => {
  expect(createFormat('en-GB', zagreb).money(250000)).toBe('€250,000');
});

test('four digits are grouped in every language', () => {
  for (const locale of ['hr-HR', 'de-DE', 'es-ES', 'pt-PT', 'it-IT'])
    expect(createFormat(locale, zagreb).number(1250)).not.toBe('1250');
});

test('a day is the one of the zone, not of the machine', () => {
  expect(createFormat('de-DE', zagreb).date('2026-01-22T23:30:00Z')).toBe('23.1.2026');
});

test('a file has kilobytes, a large one megabytes, as the language writes them', () => {
  const { fileSize } = createFormat('hr-HR', zagreb);
  expect([fileSize(12), fileSize(48_200), fileSize(1_240_000)].map((said) => said.replaceAll('\u00a0', ' '))).toEqual([
    '1 kB',
    '48 kB',
    '1,2 MB',
  ]);
});

test('the unit never leaves its number', () => {
  expect(createFormat('hr-HR', zagreb).area(58.5)).toBe('58,5\u00a0m²');
});

test('units are those of the language', () => {
  const units = { metre: 'μ.', kilometre: 'χλμ.', squareMetre: 'τ.μ.' };
  const greek = createFormat('el-GR', { ...zagreb, units });
  expect([greek.area(58), greek.perArea(3245), greek.length(300), greek.length(1234)]).toEqual([
    '58\u00a0τ.μ.',
    '3.245\u00a0€/τ.μ.',
    '300\u00a0μ.',
    '1,2\u00a0χλμ.',
  ]);
  expect(createFormat('el-GR', zagreb).perArea(3245)).toBe('3.245\u00a0€/m²');
});

test('cards of a list share their formatters, languages and currencies do not', () => {
  expect(createFormat('hr-HR', { ...zagreb })).toBe(createFormat('hr-HR', zagreb));
  expect(createFormat('hr-HR', { ...zagreb, currency: 'HRK' }).money(5)).not.toBe(
    createFormat('hr-HR', zagreb).money(5),
  );
});

test('shares and changes are written as the language does', () => {
  const written = (locale: string): string[] => {
    const { percent, change } = createFormat(locale, zagreb);
    return [percent(0.124), change(0.05), change(0)].map((text) => text.replace(/\s/g, ' '));
  };
  expect(written('hr-HR')).toEqual(['12,4 %', '+5 %', '0 %']);
  expect(written('en-GB')).toEqual(['12.4%', '+5%', '0%']);
  expect(written('el-GR')).toEqual(['12,4%', '+5%', '0%']);
  expect(createFormat('hr-HR', zagreb).change(-0.03)).toMatch(/^−3\s%$/);
});
