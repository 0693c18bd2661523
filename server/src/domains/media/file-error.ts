import { AppError } from '@kvadrat/contracts/errors';
import { PICTURE_REFUSALS } from './picture-error';

/** Why a file that somebody sends along is refused: what pictures are refused for, and what else there is. `locked`: a PDF that asks for a password. */
export const FILE_REFUSALS = [...PICTURE_REFUSALS, 'locked'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** A file that cannot be taken, for a reason that `PictureError` does not know. */
export class FileError extends AppError {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal, cause?: unknown) {
    super('invalid-request', `File refused: ${reason}`, { status: reason === 'too-large' ? 413 : 415, cause });
    this.reason = reason;
  }
}
