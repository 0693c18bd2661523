import { answeredFailure, AppError } from '@kvadrat/contracts/errors';

/**
 * What an answer holds; nothing is null.
 * @throws {AppError} `status` with the server's words to the visitor, or what it says a caller can do about it
 */
export async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  const { ok, status, statusText } = response;
  if (!ok) throw answeredFailure(status, text, statusText);
  return text === '' ? null : parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('internal', 'answer is not JSON', { cause });
  }
}
