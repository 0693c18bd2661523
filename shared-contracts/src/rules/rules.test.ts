import {
  allowedValues,
  atLeastOneSelected,
  characterCount,
  email,
  firstFailure,
  maxLength,
  maySuggestEmail,
  minLength,
  phone,
  required,
  requiredTruthy,
  requiredUnless,
} from '@kvadrat/contracts/rules';

describe('generic rules', () => {
  test.each([
    '',
    'ana@example.hr',
    'ana+stan@example.hr',
    ' ana@example.hr ',
    'info@šibenik-stan.hr',
    'info@xn--ibenik-stan-fhc.hr',
    'a@b.co',
  ])('R233 O-13 O-14 e-mail %j is accepted', (value) => {
    expect(email()(value)).toBeNull();
  });

  test.each(['a', 'a@b', 'a b@c.hr', 'šime@example.hr', 'ana@-x.hr', 'ana@@x.hr', 'ana@x.h', '.ana@x.hr', 'ana@x..hr'])(
    'R233 R218 O-14 e-mail %j is refused',
    (value) => {
      expect(email()(value)).toBe('email');
    },
  );

  test.each([
    ['x', null],
    [0, null],
    [-1, null],
    [' ', 'required'],
    ['', 'required'],
    [false, 'required'],
    [null, 'required'],
    [[], 'required'],
    [Number.NaN, 'required'],
  ])('R234 required of %j is %j', (value, expected) => {
    expect(required()(value)).toBe(expected);
  });

  test.each([
    [true, null],
    [1, null],
    ['x', null],
    [0, 'required-truthy'],
    ['', 'required-truthy'],
    [false, 'required-truthy'],
  ])('R235 required-truthy of %j is %j', (value, expected) => {
    expect(requiredTruthy()(value)).toBe(expected);
  });

  test('R236 allowed values are compared with their type; empty passes', () => {
    const rule = allowedValues([1, 'a']);
    expect([1, 'a', '', null, undefined].map((value) => rule(value))).toEqual([null, null, null, null, null]);
    expect(['1', 'b', 2, true].map((value) => rule(value))).toEqual(Array(4).fill('allowed-values'));
  });

  test('R237 at least one choice of a map is selected', () => {
    expect(atLeastOneSelected()({ a: false, b: true })).toBeNull();
    expect([{ a: false }, {}, null, undefined, 'true'].map((value) => atLeastOneSelected()(value))).toEqual(
      Array(5).fill('at-least-one-selected'),
    );
  });

  test('R238 minimum length leaves the empty field to required', () => {
    expect(['', 'abcdef', 'žćčđšž'].map((value) => minLength(6)(value))).toEqual([null, null, null]);
    expect(minLength(6)('abcde')).toBe('min-length');
  });

  test('T6 R263 maximum length counts characters after trimming', () => {
    expect(maxLength(3)('  abc ')).toBeNull();
    expect(maxLength(3)('😀😀😀')).toBeNull();
    expect(maxLength(3)('abcd')).toBe('max-length');
    expect(characterCount('kuća😀')).toBe(5);
  });

  test('R232 R233 R238 rules of texts leave other values to others', () => {
    for (const rule of [phone(), email(), minLength(6), maxLength(3)])
      expect([12_345, null, undefined].map((value) => rule(value))).toEqual([null, null, null]);
  });

  test('R239 phone is required unless e-mail is filled, and the reverse', () => {
    const rules = { phone: requiredUnless('email'), email: requiredUnless('phone') };
    const failures = (values: Record<string, string>): (string | null)[] => [
      rules.phone(values['phone'], values),
      rules.email(values['email'], values),
    ];
    expect(failures({ phone: '', email: ' ' })).toEqual(['required-unless', 'required-unless']);
    expect(failures({ phone: '091', email: '' })).toEqual([null, null]);
    expect(failures({ phone: '', email: 'a@b.hr' })).toEqual([null, null]);
  });

  test('R240 the caller gives the message, else it is the key of the rule', () => {
    expect(required('Upišite ime.')('')).toBe('Upišite ime.');
    expect(required()('')).toBe('required');
    expect(firstFailure([required('ime'), maxLength(2, 'dugo')], 'abc')).toBe('dugo');
    expect(firstFailure([required('ime'), maxLength(2, 'dugo')], 'ab')).toBeNull();
  });

  test.each(['', '+385 91', '091 234 5678', '+385 (0)91 234-5678', '091/234-5678', '091.234.5678', '------'])(
    'R232 T54 O-16 phone %j is accepted',
    (value) => {
      expect(phone()(value)).toBeNull();
    },
  );

  test.each([
    '12-34',
    '12345',
    ' 1234 ',
    '++385123',
    '38+591123',
    '091 234 5678 x',
    'abc123456',
    '+385 91 234 5678 kućni 3',
  ])('R232 O-16 phone %j is refused', (value) => {
    expect(phone()(value)).toBe('phone');
  });

  test.each([
    ['a@gma', true],
    ['a@x@gma', true],
    ['@gma', true],
    ['a@gm', false],
    ['a@gm  ', false],
    ['a@gmail@x', false],
    ['gmail.com', false],
    ['', false],
  ])('R230 T53 a better spelling of %j is asked for: %s', (typed, asked) => {
    expect(maySuggestEmail(typed)).toBe(asked);
  });
});
