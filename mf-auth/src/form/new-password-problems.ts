import { firstFailure, minLength } from '@kvadrat/contracts/rules';
import type { Problems, Values } from '@kvadrat/remote-kit/form';

/** A new password against the least length that this portal asks for, where it asks for more than the schema. */
export function newPasswordProblems(field: string, values: Values, least: number): Problems {
  const problem = firstFailure([minLength(least)], values[field] ?? '');
  return problem === null ? {} : { [field]: problem };
}
