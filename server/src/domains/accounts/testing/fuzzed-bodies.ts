import fc from 'fast-check';

const NAMES = [
  'email',
  'password',
  'first_name',
  'last_name',
  'phone',
  'phone-prefix',
  'privacy',
  'communications',
  'newsletter',
  'pwd',
  'pwdrip',
  'token',
  'thirdParty',
  'marketing',
  'comunicazioni',
  'natrag',
  'locale',
  'altcha',
  'csrf',
  '__proto__',
  'constructor',
  'toString',
  '',
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'ana@primjer.hr',
      'a@b',
      `${'a'.repeat(300)}@b.hr`,
      'ana@xn--',
      '@',
      'on',
      '1',
      'hr',
      'xx',
      '//evil.example',
      '0'.repeat(43),
      'A'.repeat(43),
      '\u0000',
      '\uD800',
      "' or 1=1 --",
      '%',
      '-1',
      'NaN',
      '[object Object]',
      '{"a":1}',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 200, maxLength: 2000 }) },
);

const form = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 12 }).map((pairs) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(pairs).toString(),
}));

const json = fc
  .oneof(fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(value, fc.jsonValue()), { maxKeys: 10 }), fc.jsonValue())
  .map((body) => ({ type: 'application/json', body: JSON.stringify(body) }));

const garbled = fc.record({
  type: fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'multipart/form-data',
    'x',
  ),
  body: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('%', '%E0%A4%A', '{', '[[[[', '{"email":{"email":{}}}', '\u0000'),
  ),
});

/** Bodies as browsers, broken programs and people with bad intentions send them. */
export const fuzzedBody = fc.oneof(
  { weight: 5, arbitrary: form },
  { weight: 3, arbitrary: json },
  { weight: 2, arbitrary: garbled },
);
