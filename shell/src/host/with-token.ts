import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import { OFFLINE_WAIT_MS } from '@kvadrat/contracts/constants';
import { isAppError } from '@kvadrat/contracts/errors';
import { readHandle } from './session-handle';
import { waitOnline } from './wait-online';

/** Makes a call that changes something, with the headers of the token; a second time where the token had become another one. */
export type WithToken = <T>(
  signal: AbortSignal | undefined,
  attempt: (headers: Record<string, string>) => Promise<T>,
) => Promise<T>;

/** Asks for the token once, and anew when somebody has signed in or out. @param send makes one request */
export function createTokens(send: (path: string, init: object) => Promise<unknown>): WithToken {
  let token: Promise<string | null> | null = null;
  /** Of the session that the token was asked for in: whoever signs in or out has another one from then on. */
  let handle = '';
  const fetchToken = async (): Promise<string | null> => {
    try {
      return readToken(await send(ACCOUNT_CALLS.csrf, {}));
    } catch (error) {
      token = null;
      // A server without one asks for none.
      if (isAppError(error) && error.code === 'status') return null;
      throw error;
    }
  };
  const askToken = (): Promise<string | null> => {
    const now = readHandle();
    if (now !== handle) token = null;
    handle = now;
    return (token ??= fetchToken());
  };
  return async (signal, attempt) => {
    const once = async () => {
      // Who gives up while offline need not wait for a token that others wait for too.
      await waitOnline(OFFLINE_WAIT_MS, signal);
      const value = await askToken();
      return attempt(value === null ? {} : { [CSRF_HEADER]: value });
    };
    try {
      return await once();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'csrf') throw error;
      token = null;
      return once();
    }
  };
}

function readToken(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string'
    ? answer.token
    : null;
}
