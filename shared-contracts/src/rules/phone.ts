import type { Rule } from './rule';

const SHORTEST_PHONE = 6;
const PHONE = /^\+?[\d\s()\-/.]+$/;

/**
 * The form's phone rule by the letter: at least six characters, an optional leading plus,
 * digits, spaces, parentheses, hyphens, slashes and dots. It is not the rule used before hashing.
 */
export function isPhone(text: string): boolean {
  return text.length >= SHORTEST_PHONE && PHONE.test(text);
}

/** Phone pattern; an empty field passes. */
export function phone(message = 'phone'): Rule {
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isPhone(text) ? null : message;
  };
}
