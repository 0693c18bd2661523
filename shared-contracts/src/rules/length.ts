import { characterCount } from './character-count';
import type { Rule } from './rule';

/** Text of at least `least` characters; an empty field is the business of `required`. */
export function minLength(least: number, message = 'min-length'): Rule {
  return (value) => (typeof value !== 'string' || value === '' || characterCount(value) >= least ? null : message);
}

/** Text of at most `most` characters, counted after trimming. */
export function maxLength(most: number, message = 'max-length'): Rule {
  return (value) => (typeof value !== 'string' || characterCount(value.trim()) <= most ? null : message);
}
