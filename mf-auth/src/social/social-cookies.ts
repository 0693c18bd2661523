import { SESSION_COOKIE } from '@kvadrat/contracts/constants';
import { readCookie } from '../cookies';

/** What a popup's page leaves in cookies besides the session. */
const SIGNUP_FLAG = 'signup_social';
const HANDED_OVER = [SIGNUP_FLAG, 'user_uuid', 'email', 'phone'] as const;

export interface HandOver {
  session: string;
  signup: boolean;
  uuid: string;
  email: string;
  phone: string;
}

export function readHandOver(cookies: string): HandOver {
  return {
    session: readCookie(cookies, SESSION_COOKIE),
    signup: readCookie(cookies, SIGNUP_FLAG) !== '',
    uuid: readCookie(cookies, 'user_uuid'),
    email: readCookie(cookies, 'email'),
    phone: readCookie(cookies, 'phone'),
  };
}

/** Texts that take the handed-over cookies away once they are read; the session stays. */
export const USED_UP: readonly string[] = HANDED_OVER.map((name) => `${name}=; Path=/; Max-Age=0`);
