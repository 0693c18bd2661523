import { AppError } from '@kvadrat/contracts/errors';

/**
 * Why a picture is refused; also the words kept beside a source that failed. `unfinished` says nothing about the picture: the
 * process that worked on it was lost, and it may be tried again.
 */
export const PICTURE_REFUSALS = [
  'empty',
  'too-large',
  'unknown-type',
  'heic',
  'too-many-pixels',
  'broken',
  'unfinished',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** A larger file, in bytes, or a picture of more pixels is refused. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
export const MAX_PIXELS = 120_000_000;

const LIMITS: Readonly<Partial<Record<PictureRefusal, number>>> = {
  'too-large': MAX_PICTURE_BYTES,
  'too-many-pixels': MAX_PIXELS,
};
const STATUS: Readonly<Partial<Record<PictureRefusal, number>>> = { 'too-large': 413, unfinished: 503 };

/** A picture that cannot be taken. `limit` is in bytes for `too-large`, in pixels for `too-many-pixels`. */
export class PictureError extends AppError {
  readonly reason: PictureRefusal;
  readonly limit: number | null;

  constructor(reason: PictureRefusal, cause?: unknown) {
    super(reason === 'unfinished' ? 'unavailable' : 'invalid-request', `Picture refused: ${reason}`, {
      status: STATUS[reason] ?? 415,
      cause,
    });
    this.reason = reason;
    this.limit = LIMITS[reason] ?? null;
  }
}
