import { AppError } from '@kvadrat/contracts/errors';

/** Seconds a caller waits while counters cannot be reached. */
const DOWN_RETRY_SECONDS = 5;

/** A call that was counted out, or could not be counted. */
export class LimitError extends AppError {
  declare readonly retryAfter: number;

  /** @param retryAfter seconds after which it is worth trying again */
  constructor(code: 'rate-limited' | 'proof-required' | 'unavailable', retryAfter: number, cause?: unknown) {
    super(
      code,
      code === 'unavailable' ? 'calls cannot be counted' : `too many calls, try again in ${retryAfter} seconds`,
      { status: code === 'unavailable' ? 503 : 429, retryAfter, cause },
    );
  }

  static down(cause: unknown): LimitError {
    return new LimitError('unavailable', DOWN_RETRY_SECONDS, cause);
  }
}
