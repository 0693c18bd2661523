import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { AccountError } from '../account-error';
import type { AccountSentence } from '../account-texts';
import { PASSWORD_MAX, passwordProblem, type PasswordProblem } from './password-problem';

const SENTENCES: Readonly<Record<PasswordProblem, AccountSentence>> = {
  required: 'fields',
  'min-length': 'shortPassword',
  'max-length': 'longPassword',
  'common-password': 'commonPassword',
};

/**
 * @param least characters, as set by the operator
 * @param own what the person's password must not be: address, names, phone
 * @throws AccountError that says why a new password is not taken
 */
export function requireGoodPassword(password: string, field: string, least: number, own: readonly string[] = []): void {
  const problem = passwordProblem(password, Math.max(least, FORM_LIMITS.passwordMin), own);
  if (problem === null) return;
  const value = {
    'min-length': String(least),
    'max-length': String(PASSWORD_MAX),
    required: '',
    'common-password': '',
  }[problem];
  throw new AccountError(SENTENCES[problem], { problems: { [field]: problem }, value });
}
