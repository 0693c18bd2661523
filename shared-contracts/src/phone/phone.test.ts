import { PHONE_COUNTRIES, defaultPhoneCountry, phoneCountryFor, type PhoneCountry } from '@kvadrat/contracts/phone';
import { LOCALES } from '@kvadrat/contracts/locales';

function byCode(code: string): PhoneCountry {
  const found = PHONE_COUNTRIES.find(({ country }) => country === code);
  if (found === undefined) throw new Error(`${code} is not in the list`);
  return found;
}

/** Country shown after each of several inputs in turn, beginning with `chosen`. */
function shown(chosen: string, ...typed: string[]): string[] {
  let country = byCode(chosen);
  return typed.map((text) => (country = phoneCountryFor(text, country)).country);
}

describe('phone countries', () => {
  test('R258 about 240 countries, Italy first, each once', () => {
    expect(PHONE_COUNTRIES.length).toBeGreaterThanOrEqual(220);
    expect(PHONE_COUNTRIES.length).toBeLessThanOrEqual(260);
    expect(PHONE_COUNTRIES[0]).toMatchObject({ country: 'IT', prefix: '39' });
    expect(new Set(PHONE_COUNTRIES.map(({ country }) => country)).size).toBe(PHONE_COUNTRIES.length);
  });

  test('R258 every entry is a region with a name and a dial code', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const { country, prefix } of PHONE_COUNTRIES) {
      expect(names.of(country)).toBeDefined();
      expect(prefix).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  test('R258 T11 the country a field begins with goes by language', () => {
    expect(LOCALES.map((locale) => defaultPhoneCountry(locale).prefix)).toEqual([
      '385',
      '49',
      '44',
      '39',
      '33',
      '34',
      '7',
      '351',
      '30',
    ]);
  });

  test('R231 O-16 typing 00385 or +385 selects Croatia, a national number selects nothing', () => {
    expect(shown('IT', '00385')).toEqual(['HR']);
    expect(shown('IT', '+385 91')).toEqual(['HR']);
    expect(shown('IT', '091/234-5678', '385912345678')).toEqual(['IT', 'IT']);
    expect(shown('IT', '091 00385', '091+385')).toEqual(['IT', 'IT']);
    expect(shown('IT', '  +385', ' 00 385')).toEqual(['HR', 'HR']);
  });

  test('O-17 an incomplete prefix leaves the last country, also while deleting', () => {
    expect(shown('DE', '+3', '+38', '+385', '+38', '+3')).toEqual(['DE', 'DE', 'HR', 'HR', 'HR']);
    expect(shown('GR', '+39')).toEqual(['IT']);
  });

  test('O-17 a choice made by hand stays while its prefix still fits', () => {
    expect(shown('CA', '+1', '+1 1')).toEqual(['CA', 'CA']);
    expect(shown('CA', '11')).toEqual(['CA']);
    expect(shown('KZ', '+7', '+7 701')).toEqual(['KZ', 'KZ']);
    expect(shown('RU', '+7 912')).toEqual(['RU']);
    expect(shown('PR', '+1', '+1 787', '+1 787 555')).toEqual(['PR', 'PR', 'PR']);
    expect(shown('VA', '+39', '06')).toEqual(['VA', 'VA']);
  });

  test('O-17 more digits that contradict the choice change it, the longest prefix wins', () => {
    expect(shown('RU', '+7 701')).toEqual(['KZ']);
    expect(shown('PR', '+1 212')).toEqual(['US']);
    expect(shown('US', '+1 242')).toEqual(['BS']);
    expect(shown('HR', '+44 1534')).toEqual(['JE']);
  });

  test('O-17 the main country of a shared prefix is taken when none was chosen', () => {
    expect(shown('HR', '+1')).toEqual(['US']);
    expect(shown('HR', '+7')).toEqual(['RU']);
    expect(shown('HR', '+44')).toEqual(['GB']);
    expect(shown('HR', '+358')).toEqual(['FI']);
  });

  test('O-17 what begins no prefix at all changes nothing', () => {
    expect(shown('HR', '+0', '+999')).toEqual(['HR', 'HR']);
  });
});
