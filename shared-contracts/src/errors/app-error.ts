/** Stable codes of failures that cross a package border; texts for visitors are made from them. */
export type AppErrorCode =
  | 'invalid-request'
  | 'not-found'
  | 'gone'
  | 'forbidden'
  /** The token against forged calls is missing or of another browser; a fresh one helps. */
  | 'csrf'
  /** A proof of work has to come along. */
  | 'proof-required'
  /** The first step of a sign-in was right; a code is asked for now. */
  | 'second-step'
  /** A dangerous change is for who has signed in a moment ago. */
  | 'sign-in-again'
  | 'rate-limited'
  /** A list of a person's own is full. */
  | 'limit-reached'
  /** Somebody else was faster: a time that is no longer free. */
  | 'taken'
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
  /** What the server says to the visitor, in the visitor's language. */
  readonly words: string | undefined;
  /** Keys of broken rules by field, where the server looked at a form. */
  readonly problems: Readonly<Record<string, string>> | undefined;
  /** Seconds after which it is worth trying again, where somebody knows. */
  readonly retryAfter: number | undefined;

  constructor(
    code: AppErrorCode,
    message: string,
    options: {
      status?: number;
      words?: string;
      problems?: Readonly<Record<string, string>>;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status;
    this.words = options.words;
    this.problems = options.problems;
    this.retryAfter = options.retryAfter;
  }
}

/** Works across copies of this package, where `instanceof` would not. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'code' in value;
}
