import { AppError, type AppErrorCode } from '@kvadrat/contracts/errors';

/**
 * What an answer holds; nothing is null.
 * @throws {AppError} `status` with the server's words to the visitor, or what it says a caller can do about it
 */
export async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  const { ok, status, statusText } = response;
  if (ok) return text === '' ? null : parseJson(text);
  const { message: words, code } = readFailure(text);
  const reason = words ?? statusText;
  throw new AppError(codeOf(code), reason === '' ? String(status) : `${status}: ${reason}`, { status, ...(words === undefined ? {} : { words }) });
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

/** Failures carry words and code in `data` (R251); a body of another kind has none. */
function readFailure(text: string): { message?: string; code?: string } {
  try {
    const body: unknown = JSON.parse(text);
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    const fields = Object.entries(typeof data === 'object' && data !== null ? data : {});
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
