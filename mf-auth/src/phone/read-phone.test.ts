import { PHONE_COUNTRIES, type PhoneCountry } from '@kvadrat/contracts/phone';
import * as library from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { readPhone } from './read-phone';
import { withoutPrefix } from './without-prefix';

function byCode(code: string): PhoneCountry {
  const found = PHONE_COUNTRIES.find(({ country }) => country === code);
  if (found === undefined) throw new Error(`${code} is not in the list`);
  return found;
}
const HR = byCode('HR');

describe.each([
  ['with the numbering plans', library],
  ['without them', null],
] as const)('%s', (_name, plans) => {
  test.each([
    ...[
      '+385 91 234 5678',
      '00385 91 234 5678',
      '+385 (0)91 234-5678',
      '091/234-5678',
      '091.234.5678',
      '385912345678',
      '91 234 5678',
      '  0912345678 ',
    ],
  ])('O-16 %j is +385912345678 with its prefix apart', (typed) => {
    expect(readPhone(typed, HR, plans)).toEqual({ phone: '+385912345678', 'phone-prefix': '385' });
  });

  test.each(['+385 91 123 4567', '385911234567', '00385911234567', '0911234567'])(
    'checklist sign-in 7: %j filled in gives one number',
    (typed) => {
      expect(readPhone(typed, HR, plans)).toEqual({ phone: '+385911234567', 'phone-prefix': '385' });
    },
  );

  test.each(['12345', 'abc123456', '+385 91 234 5678 kućni 3', '++385912345678', '38+591234567'])(
    'O-16 R232 %j is none',
    (typed) => {
      expect(readPhone(typed, HR, plans)).toBeNull();
    },
  );

  test('T4 an empty field is an empty number beside the prefix', () => {
    expect(readPhone('  ', HR, plans)).toEqual({ phone: '', 'phone-prefix': '385' });
  });

  test('T55 the prefix is the one the number begins with, whatever was chosen', () => {
    expect(readPhone('+49 30 901820', HR, plans)).toEqual({ phone: '+4930901820', 'phone-prefix': '49' });
    expect(readPhone('+1 829 234 5678', byCode('DO'), plans)).toEqual({
      phone: '+18292345678',
      'phone-prefix': '1829',
    });
    expect(readPhone('+7 701 234 5678', byCode('KZ'), plans)).toEqual({ phone: '+77012345678', 'phone-prefix': '7' });
  });

  test('Italy keeps its zero, and a number that only begins like the prefix stays one', () => {
    expect(readPhone('06 1234 5678', byCode('IT'), plans)?.phone).toBe('+390612345678');
    expect(readPhone('391 234 5678', byCode('IT'), plans)?.phone).toBe('+393912345678');
  });
});

test('R222 T54 what no country could dial is refused once the plans are there', () => {
  for (const typed of ['------', '123456', '000000', '+385 1', '+385 91 234 5678 9999'])
    expect(readPhone(typed, HR, library)).toBeNull();
});

test('Puerto Rico’s prefix holds the area code, typed again or not', () => {
  const number = { phone: '+17872345678', 'phone-prefix': '1787' };
  for (const typed of ['787 234 5678', '234 5678', '+1 787 234 5678'])
    expect(readPhone(typed, byCode('PR'), library)).toEqual(number);
});

test('R258 the example of every country is read in the forms people type', () => {
  const known = PHONE_COUNTRIES.filter(({ country }) => library.isSupportedCountry(country) && country in examples);
  expect(known.length).toBeGreaterThan(230);
  const wrong = known.flatMap((country) => {
    const example = library.isSupportedCountry(country.country)
      ? library.getExampleNumber(country.country, examples)
      : undefined;
    if (example === undefined) return [country.country];
    const forms = [
      example.number,
      example.formatInternational(),
      example.formatNational(),
      example.number.replace('+', '00'),
    ];
    // The form’s own rule asks for six characters (R232), which the numbers of five islands do not have.
    return forms
      .filter((typed) => typed.length >= 6 && readPhone(typed, country, library)?.phone !== example.number)
      .map((typed) => `${country.country} ${typed}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['+385 91 123 4567', '91 123 4567'],
  ['00385911234567', '911234567'],
  ['385911234567', '911234567'],
  ['+385 (0)91 123-4567', '91 123-4567'],
  ['0911234567', '0911234567'],
  ['+385', ''],
  ['+38', '+38'],
  ['+49 30 901820', '+49 30 901820'],
])('checklist sign-in 7: beside HR +385, %j is shown as %j', (typed, shown) =>
  expect(withoutPrefix(typed, HR)).toBe(shown),
);
