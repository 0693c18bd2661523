import { LimitError } from '../../../platform/limits';
import { AccountError } from '../account-error';

export function tooMany(retryAfter: number): AccountError {
  return new AccountError('tooMany', { code: 'rate-limited', status: 429, retryAfter });
}

export function proofRequired(retryAfter: number): AccountError {
  return new AccountError('tooMany', { code: 'proof-required', status: 429, retryAfter });
}

/** What was counted out, in words for people; anything else as it is. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof LimitError)) return error;
  const { code, retryAfter } = error;
  if (code === 'unavailable') return new AccountError('down', { code, status: 503, retryAfter });
  return code === 'proof-required' ? proofRequired(retryAfter) : tooMany(retryAfter);
}
