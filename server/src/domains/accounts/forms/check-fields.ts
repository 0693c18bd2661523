import { firstFailure, type Rule } from '@kvadrat/contracts/rules';
import { AccountError } from '../account-error';
import type { Fields } from '../read-fields';

/**
 * Asks the rules of a form.
 * @throws AccountError `fields` with the first broken rule of each field
 */
export function checkFields(fields: Fields, rules: Readonly<Record<string, readonly Rule[]>>): void {
  const problems: Record<string, string> = {};
  for (const [name, ofField] of Object.entries(rules)) {
    const problem = firstFailure(ofField, fields.text(name));
    if (problem !== null) problems[name] = problem;
  }
  if (Object.keys(problems).length > 0) throw new AccountError('fields', { problems });
}

/** A ticked box, as forms and our own client send it. */
export function isTicked(fields: Fields, name: string): boolean {
  return ['1', 'on', 'true'].includes(fields.text(name));
}
