import { defaultPhoneCountry, PHONE_COUNTRIES, type PhoneCountry } from '@kvadrat/contracts/phone';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import { phoneLibrary } from './phone-library';
import { readPhone, type PhoneFields } from './read-phone';

type Values = Readonly<Record<string, string>>;

/**
 * The country a form names: by its code, as the field does, or by a dial code, as the field does without scripts and as
 * the server gives it back. Of countries that share one it is the main one.
 */
export function countryNamed(text: string, fallback: PhoneCountry): PhoneCountry {
  return PHONE_COUNTRIES.find(({ country, prefix }) => text === country || text === prefix) ?? fallback;
}

/** Rule keys of a form with a phone in it: an empty one passes. */
export function phoneProblems(values: Values): Readonly<Record<string, string>> {
  return read(values) === null ? { phone: 'phone' } : {};
}

/** The two fields as they are sent. What is no number goes as it was typed; the server says so. */
export function phoneFields(values: Values): PhoneFields {
  return read(values) ?? { phone: values['phone'] ?? '', 'phone-prefix': chosen(values).prefix };
}

const read = (values: Values): PhoneFields | null => readPhone(values['phone'] ?? '', chosen(values), phoneLibrary());
const chosen = (values: Values): PhoneCountry =>
  countryNamed(values['phone-prefix'] ?? '', defaultPhoneCountry(DEFAULT_LOCALE));
