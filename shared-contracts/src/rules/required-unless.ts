import { required } from './required';
import type { Rule } from './rule';

/** Required while another field is empty: phone unless e-mail, and the reverse. */
export function requiredUnless(otherField: string, message = 'required-unless'): Rule {
  const present = required();
  return (value, values = {}) => (present(value) === null || present(values[otherField]) === null ? null : message);
}
