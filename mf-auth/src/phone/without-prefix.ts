import type { PhoneCountry } from '@kvadrat/contracts/phone';
import { beginsWithPrefix } from './read-phone';

const BETWEEN = '[\\s().\\-/]*';

/**
 * The part of a number that stands beside the prefix, so that it is shown once although it was typed, pasted or filled in
 * again. What does not begin with the country's own prefix stays as it is.
 */
export function withoutPrefix(typed: string, country: PhoneCountry): string {
  const marked = /^\s*(?:\+|00)/.test(typed);
  if (!marked && !beginsWithPrefix(typed.replace(/\D/g, ''), country)) return typed;
  const prefix = [...country.prefix].join(BETWEEN);
  return typed.replace(new RegExp(`^\\s*(?:\\+|00)?${BETWEEN}${prefix}[\\s.\\-/]*(?:\\(0\\))?[\\s.\\-/]*`), '');
}
