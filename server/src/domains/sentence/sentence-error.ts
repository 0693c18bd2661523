import { AppError } from '@kvadrat/contracts/errors';

/** Stable: interfaces branch on it. */
export type SentenceErrorCode = 'SENTENCE_TOO_LONG';

/** A sentence that is not read. */
export class SentenceError extends AppError {
  readonly reason: SentenceErrorCode;

  constructor(reason: SentenceErrorCode) {
    super('invalid-request', reason, { status: 400 });
    this.reason = reason;
  }
}
