import { AppError, type AppErrorCode } from '@kvadrat/contracts/errors';

/**
 * What an answer holds; nothing is null.
 * @throws {AppError} `status` with the server's words to the visitor, or what it says a caller can do about it
 */
export async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  const { ok, status, statusText } = response;
  if (ok) return text === '' ? null : parseJson(text);
  const { message: words, code, problems } = readFailure(text);
  const reason = words ?? statusText;
  throw new AppError(codeOf(code), reason === '' ? String(status) : `${status}: ${reason}`, { status, ...(words === undefined ? {} : { words }), ...(problems === undefined ? {} : { problems }) });
}

/** Two failures ask the caller for something; all others are told apart by their status. */
function codeOf(code: string | undefined): AppErrorCode {
  return code === 'csrf' || code === 'proof-required' ? code : 'status';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('internal', 'answer is not JSON', { cause });
  }
}

interface Told {
  message?: string;
  code?: string;
  problems?: Readonly<Record<string, string>>;
}

/** Failures carry words, code and what is wrong with which field in `data`; a body of another kind has none. */
function readFailure(text: string): Told {
  try {
    const data = entriesOf(Object.fromEntries(entriesOf(JSON.parse(text)))['data']);
    const { problems } = Object.fromEntries(data);
    return { ...onlyTexts(data), ...(problems === undefined ? {} : { problems: onlyTexts(entriesOf(problems)) }) };
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
