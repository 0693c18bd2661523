import type { Rule } from './rule';

/** One of the given values, of exactly their type; an empty field is the business of `required`. */
export function allowedValues(values: readonly unknown[], message = 'allowed-values'): Rule {
  return (value) => (isEmpty(value) || values.includes(value) ? null : message);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
