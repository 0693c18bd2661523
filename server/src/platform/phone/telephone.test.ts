import { agreesWithPrefix, isTelephone, readablePhone } from '.';

test.each([
  '+385 91 234 5678',
  '00385 91 234 5678',
  '+385 (0)91 234-5678',
  '091/234-5678',
  '091.234.5678',
  '385912345678',
])('O-16 %s is shown as everybody reads it', (typed) => {
  expect([isTelephone(typed), readablePhone(typed)]).toEqual([true, '+385 91 234 5678']);
});

test.each([
  ['+49 171 2345678', '+49 171 2345678'],
  ['0049 (171) 234-5678', '+49 171 2345678'],
  ['021/234-567', '+385 21 234 567'],
  // Of no country that anybody could tell: as typed.
  ['0171 2345678', '0171 2345678'],
  ['  12  34 56 ', '12 34 56'],
])('%j is shown as %j', (typed, shown) => {
  expect(readablePhone(typed)).toBe(shown);
});

test.each([
  '------',
  '/./././.',
  '(((())))',
  '12-34',
  '12345',
  'abc123456',
  '+385 91 234 5678 kućni 3',
  '1234567890123456',
  '++385911234567',
])('T54 %j is no number', (typed) => {
  expect(isTelephone(typed)).toBe(false);
});

test.each([
  ['+385 91 234 5678', '385', true],
  ['00385 91 234 5678', '+385', true],
  ['091 234 5678', '385', true],
  ['+385 91 234 5678', '', true],
  ['+49 171 2345678', '385', false],
  ['0049 171 2345678', '385', false],
])('T55 %s beside the prefix %j agrees: %s', (typed, prefix, agrees) => {
  expect(agreesWithPrefix(typed, prefix)).toBe(agrees);
});
