/** Stable codes of failures that cross a package border; texts for visitors are made from them. */
export type AppErrorCode =
  | 'invalid-request'
  | 'not-found'
  | 'gone'
  | 'forbidden'
  | 'rate-limited'
  | 'unavailable'
  | 'connection'
  | 'status'
  | 'abort'
  | 'timeout'
  | 'internal';

/** An error with a code that callers may branch on; `message` is for logs, never for visitors. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** HTTP status when the failure came from, or shall become, a response. */
  readonly status: number | undefined;

  constructor(code: AppErrorCode, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status;
  }
}

/** Works across copies of this package, where `instanceof` would not. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'code' in value;
}
