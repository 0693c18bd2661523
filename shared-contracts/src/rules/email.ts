import type { Rule } from './rule';

const LOCAL_PART = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?';
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?:xn--[A-Za-z0-9-]+|\\p{L}{2,})$`, 'u');

/**
 * Whether a text is an address we accept: any ASCII local part with plus signs, domains in
 * letters of any script or in their ASCII form, and a top-level domain, so `a@b` is none.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** E-mail pattern; spaces around are the field's to trim, an empty field passes. */
export function email(message = 'email'): Rule {
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isEmail(text) ? null : message;
  };
}
