import { AppError, type AppErrorCode } from './app-error';

/**
 * Reads a failure as our server answers it: words, code, what is wrong with which field and the seconds to wait stand in `data`. A body of
 * another kind has none of them.
 * @param body text of the answer
 * @param otherwise what is said of a status without words
 */
export function answeredFailure(status: number, body: string, otherwise = ''): AppError {
  const { message: words, code, problems, retryAfter } = readFailure(body);
  const reason = words ?? otherwise;
  return new AppError(codeOf(code), reason === '' ? String(status) : `${status}: ${reason}`, {
    status,
    ...(words === undefined ? {} : { words }),
    ...(problems === undefined ? {} : { problems }),
    retryAfter,
  });
}

/** Failures that ask the caller for something; all others are told apart by their status. */
const ASKING = ['csrf', 'proof-required', 'second-step', 'sign-in-again'] as const;

function codeOf(code: string | undefined): AppErrorCode {
  return ASKING.find((asking) => asking === code) ?? 'status';
}

interface Told {
  message?: string;
  code?: string;
  problems?: Readonly<Record<string, string>>;
  retryAfter?: number | undefined;
}

function readFailure(text: string): Told {
  try {
    const data = entriesOf(Object.fromEntries(entriesOf(JSON.parse(text)))['data']);
    const { problems, retryAfter } = Object.fromEntries(data);
    return {
      ...onlyTexts(data),
      ...(problems === undefined ? {} : { problems: onlyTexts(entriesOf(problems)) }),
      retryAfter: Number(retryAfter) || undefined,
    };
  } catch {
    return {};
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(typeof value === 'object' && value !== null ? value : {});
}

function onlyTexts(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
