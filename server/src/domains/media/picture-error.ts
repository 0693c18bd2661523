import { AppError } from '@kvadrat/contracts/errors';

/** Why a picture is refused; also the words kept beside a source that failed. */
export type PictureRefusal = 'empty' | 'too-large' | 'unknown-type' | 'heic' | 'too-many-pixels' | 'broken';

/** A picture that cannot be taken. `limit` is in bytes for `too-large`, in pixels for `too-many-pixels`. */
export class PictureError extends AppError {
  readonly reason: PictureRefusal;
  readonly limit: number | null;

  constructor(reason: PictureRefusal, options: { limit?: number; cause?: unknown } = {}) {
    super('invalid-request', `Picture refused: ${reason}`, { status: reason === 'too-large' ? 413 : 415, cause: options.cause });
    this.name = 'PictureError';
    this.reason = reason;
    this.limit = options.limit ?? null;
  }
}
