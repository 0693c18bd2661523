import { isPhone, type Rule } from '@kvadrat/contracts/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Fewer digits are no number anywhere; more has no country (E.164). */
const DIGITS = { least: 6, most: 15 } as const;

/**
 * The server's rule for telephones: the letters of the form's rule, and enough digits among them, so that `------` is
 * none. An empty field passes.
 */
export function telephone(message = 'phone'): Rule {
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isTelephone(text) ? null : message;
  };
}

/** Whether a text that is not empty is a telephone number. */
export function isTelephone(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return isPhone(text) && length >= DIGITS.least && length <= DIGITS.most;
}

/** A number as everybody reads it, `+385 91 234 5678`, whichever way it was typed; as typed where it fits no country. */
export function readablePhone(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  const number = isTelephone(text) ? parsePhoneNumberFromString(text, 'HR') : undefined;
  return number?.isValid() === true ? number.formatInternational() : text;
}

/** A number as networks dial it, with the code of its country; null for one that is none anywhere. */
export function dialled(typed: string): { number: string; prefix: string } | null {
  const text = typed.trim();
  const number = isTelephone(text) ? parsePhoneNumberFromString(text, 'HR') : undefined;
  return number?.isValid() === true ? { number: number.number, prefix: number.countryCallingCode } : null;
}

/** Whether a number that names its country names the one of the prefix beside it; one without a country agrees with any. */
export function agreesWithPrefix(typed: string, prefix: string): boolean {
  const international = /^\s*(?:\+|00)(.*)$/s.exec(typed)?.[1];
  const code = prefix.replace(/\D/g, '');
  return international === undefined || code === '' || international.replace(/\D/g, '').startsWith(code);
}
