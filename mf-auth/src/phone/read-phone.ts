import { phoneCountryFor, type PhoneCountry } from '@kvadrat/contracts/phone';
import { isPhone } from '@kvadrat/contracts/rules';
import type { PhoneLibrary } from './phone-library';

/** The two fields of a sign-up: the prefix stands in the number and alone. */
export interface PhoneFields {
  /** `+` and digits only. */
  phone: string;
  /** Dial code without plus. */
  'phone-prefix': string;
}

/** Longer texts of digits are no national number, so a prefix at their beginning is one. */
const LONGEST_NATIONAL = 10;
/** Where the zero at the beginning belongs to the number in every form. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['IT', 'VA', 'SM', 'CI', 'CG', 'GA']);

/**
 * Reads what somebody typed beside a country: `+385 91 …`, `00385…`, `385…`, `+385 (0)91…` and `091/…` are one number.
 * @param library numbering plans; null while they could not be had, when the form's own rule is all that is asked
 * @returns null for what is no number; of an empty text the empty number
 */
export function readPhone(typed: string, country: PhoneCountry, library: PhoneLibrary | null): PhoneFields | null {
  const text = typed.trim();
  if (text === '') return { phone: '', 'phone-prefix': country.prefix };
  if (!isPhone(text)) return null;
  const phone = library === null ? guess(text, country) : parse(text, country, library);
  return phone === null ? null : { phone, 'phone-prefix': prefixIn(phone, country) };
}

/** Digits behind `+` or `00`; null for a number of the country itself. */
function internationalDigits(text: string): string | null {
  const behind = /^(?:\+|00)(.*)$/s.exec(text)?.[1];
  return behind === undefined ? null : behind.replace(/\(0\)/, '').replace(/\D/g, '');
}

function parse(text: string, { country, prefix }: PhoneCountry, library: PhoneLibrary): string | null {
  const international = internationalDigits(text);
  const digits = text.replace(/\D/g, '');
  const home = library.isSupportedCountry(country) ? country : undefined;
  const attempts =
    international === null
      ? [
          library.parsePhoneNumberFromString(text, home),
          library.parsePhoneNumberFromString(`+${prefix}${digits}`),
          library.parsePhoneNumberFromString(`+${digits}`),
        ]
      : [library.parsePhoneNumberFromString(`+${international}`)];
  return attempts.find((number) => number?.isValid() === true)?.number ?? null;
}

function guess(text: string, country: PhoneCountry): string {
  const international = internationalDigits(text);
  if (international !== null) return `+${international}`;
  const digits = text.replace(/\D/g, '');
  if (beginsWithPrefix(digits, country)) return `+${digits}`;
  return `+${country.prefix}${KEEPS_ZERO.has(country.country) ? digits : digits.replace(/^0/, '')}`;
}

/** Whether digits without a plus bring the country's prefix along, as autofill and address books write them. */
export function beginsWithPrefix(digits: string, { prefix }: PhoneCountry): boolean {
  return digits.length > LONGEST_NATIONAL && digits.startsWith(prefix);
}

/** The prefix the number really begins with: that of the chosen country, unless the number is another one's. */
function prefixIn(phone: string, country: PhoneCountry): string {
  const found = phoneCountryFor(phone, country);
  const fitting = [...found.also, found.prefix].filter((prefix) => phone.startsWith(`+${prefix}`));
  return fitting.includes(found.prefix) || fitting[0] === undefined ? found.prefix : fitting[0];
}
