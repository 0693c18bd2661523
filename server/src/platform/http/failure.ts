import { isAppError, type AppErrorCode } from '@kvadrat/contracts/errors';

/** An error as it is answered. */
export interface Failure {
  status: number;
  code: AppErrorCode;
  /** For callers of the API; empty of anything internal. */
  message: string;
  /** Keys of broken rules by field, of a form. */
  problems?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number | undefined;
}

const STATUS: Readonly<Record<AppErrorCode, number>> = {
  'invalid-request': 400,
  'not-found': 404,
  gone: 410,
  forbidden: 403,
  csrf: 403,
  'proof-required': 429,
  'second-step': 401,
  'sign-in-again': 403,
  'rate-limited': 429,
  'limit-reached': 409,
  taken: 409,
  unavailable: 503,
  connection: 502,
  status: 502,
  abort: 503,
  timeout: 504,
  internal: 500,
};

const CODE_BY_STATUS: Readonly<Record<number, AppErrorCode>> = {
  403: 'forbidden',
  404: 'not-found',
  410: 'gone',
  429: 'rate-limited',
  503: 'unavailable',
};

/** Reads any thrown value. Only messages written for callers (4xx) come through, others could tell too much. */
export function toFailure(error: unknown): Failure {
  if (isAppError(error))
    return failure(error.status ?? STATUS[error.code], error.code, error.words ?? error.message, {
      forVisitors: error.words !== undefined,
      problems: error.problems,
      retryAfter: error.retryAfter,
    });
  if (isCutOff(error)) return failure(503, 'unavailable', error.message);
  // Fastify's own refusals (validation, body too large, wrong media type) carry a status.
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const code = CODE_BY_STATUS[status] ?? (status < 500 ? 'invalid-request' : 'internal');
  return failure(status, code, error instanceof Error ? error.message : '');
}

/** PostgreSQL gave a statement up that ran too long: whoever asks again, or for less, may be answered. */
function isCutOff(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

interface FailureBody<Code> {
  message: string;
  data: { message: string; code: Code; problems?: Readonly<Record<string, string>>; retryAfter?: number };
}

/** Body of every error answer of the API. @param code one of ours, or a domain's own */
export function failureBody<Code extends string>({
  code,
  message,
  problems,
  retryAfter,
}: Pick<Failure, 'message' | 'problems' | 'retryAfter'> & { code: Code }): FailureBody<Code> {
  return {
    message,
    data: {
      message,
      code,
      ...(problems === undefined ? {} : { problems }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
}

function failure(
  status: number,
  code: AppErrorCode,
  message: string,
  {
    forVisitors = false,
    problems,
    retryAfter,
  }: { forVisitors?: boolean } & Pick<Failure, 'problems' | 'retryAfter'> = {},
): Failure {
  if (status < 400 || status > 599) return { status: 500, code: 'internal', message: 'internal error' };
  return { status, code, message: status >= 500 && !forVisitors ? 'internal error' : message, problems, retryAfter };
}
