import { COOKIE_DAYS, SESSION_COOKIE } from '@kvadrat/contracts/constants';

/** Browsers keep no cookie longer. */
const BROWSER_DAYS = 400;
const DAY_S = 86_400;

/** Text of the session cookie as a page writes it: readable, and worth nothing without the server's own half. */
export function sessionCookie(token: string, secure: boolean): string {
  const life = Math.min(COOKIE_DAYS, BROWSER_DAYS) * DAY_S;
  return `${SESSION_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
