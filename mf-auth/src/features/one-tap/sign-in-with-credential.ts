import { ACCOUNT_CALLS, type OneTapAnswer } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** A failure may come with any status, and its sentence under either name. */
type Answer = Partial<OneTapAnswer> & { error?: unknown; message?: unknown };

export interface OneTapSession {
  token: string;
  /** Both flags, or none, are a login. */
  signup: boolean;
}

/**
 * Gives Google's credential to the server, in exactly seven fields.
 * @throws {AppError} with the server's words where it has any
 */
export async function signInWithCredential(http: HttpClient, credential: string): Promise<OneTapSession> {
  const fields = {
    action: 'parserequesttoken',
    mode: 'oauth',
    accountType: 'google',
    persistent: '1',
    code: credential,
    oneTap: '1',
    v: '2',
  };
  const {
    utente,
    trackSSOAccess = false,
    trackSSORegistration = false,
    error,
    message,
  } = await http.postForm<Answer>(ACCOUNT_CALLS.singleSignOn, fields);
  const token = utente?.session_token ?? '';
  if (token !== '') return { token, signup: trackSSORegistration && !trackSSOAccess };
  const words = [error, message].find((text) => typeof text === 'string' && text !== '');
  throw new AppError('forbidden', 'One Tap was refused', typeof words === 'string' ? { words } : {});
}
