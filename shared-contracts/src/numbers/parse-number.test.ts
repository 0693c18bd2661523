import { parseNumber } from './parse-number';

test.each([
  ['250.000', 250000],
  ['250,000', 250000],
  ['250 000', 250000],
  ['250\u00a0000', 250000],
  ['250\u202f000', 250000],
  ['250’000', 250000],
  ['250000', 250000],
  ['250.000,00', 250000],
  ['250,000.00', 250000],
  ['1.250.000', 1250000],
  ['1.250,50', 1250.5],
  ['250,5', 250.5],
  ['250.00', 250],
  ['0', 0],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['2500.000', 2500],
  ['250000.000', 250000],
  ['250 000 €', 250000],
  ['€ 250.000', 250000],
  ['250000 EUR', 250000],
  ['3,5 %', 3.5],
  ['12,', 12],
])('O-07 reads %s as %d', (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: 'number', value });
});

test.each([
  '12.34.5',
  'abc',
  '-5',
  '1e9',
  '1.25.000',
  '.5',
  '1.250.00',
  '5 m²',
  '%',
  '€ €',
  '5 % %',
  '1,2,3',
  '1.000,000.000',
])('O-07 refuses %s', (text) => {
  expect(parseNumber(text)).toEqual({ kind: 'invalid' });
});

test.each(['', '  ', '\u00a0'])('an empty field is empty, not zero (%j)', (text) => {
  expect(parseNumber(text)).toEqual({ kind: 'empty' });
});

test.each([
  ['3,125', 3.125],
  ['3,125 %', 3.125],
  ['3.125', 3.125],
  ['12.500', 12.5],
  ['3,5', 3.5],
  ['25', 25],
  ['25.000', 25000],
])('O-85 of two readings the one that the field takes: an interest of %s is %d', (text, value) => {
  expect(parseNumber(text, (rate) => rate >= 0 && rate <= 20)).toEqual({ kind: 'number', value });
});
