import type { Rule } from './rule';

/** Non-blank text or any number; 0 counts, `NaN` does not. */
export function required(message = 'required'): Rule {
  return (value) => (isPresent(value) ? null : message);
}

/** Anything JavaScript holds for true, for consent boxes. */
export function requiredTruthy(message = 'required-truthy'): Rule {
  return (value) => (value ? null : message);
}

function isPresent(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' && !Number.isNaN(value);
}
