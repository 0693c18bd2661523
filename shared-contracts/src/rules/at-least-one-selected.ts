import type { Rule } from './rule';

/** A map of choices with at least one `true` in it. */
export function atLeastOneSelected(message = 'at-least-one-selected'): Rule {
  return (value) =>
    typeof value === 'object' && value !== null && Object.values(value).some((choice) => choice === true)
      ? null
      : message;
}
