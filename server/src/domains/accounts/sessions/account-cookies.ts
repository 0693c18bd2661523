import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../../platform/http';
import { TOKEN } from '../secret-token';

/** Chromium keeps no cookie longer (the specification asks for 7300 days). */
export const LONGEST_COOKIE_SECONDS = 400 * 24 * 3600;

/** What a social popup hands over to the page, and what a logout takes away. */
const HAND_OVER_COOKIES = ['signup_social', 'user_uuid', 'email', 'phone'] as const;

const HANDLE_COOKIE = 'IMMSESSID';

export interface CookiePolicy {
  /** Whether the portal is served over https. */
  secure: () => boolean;
  domain: string | undefined;
  handleHttpOnly: boolean;
}

/** An answer that cookies are set by. */
export interface CookieTaker {
  header: (name: string, value: string) => unknown;
}

export interface SessionHalves {
  handle: string;
  key: string;
}

/**
 * The cookies of accounts. A session has two halves: the handle, which scripts may read because pages wait for it to appear
 *, and the key, which they may not. The handle alone opens nothing.
 */
export class AccountCookies {
  constructor(private readonly policy: CookiePolicy) {}

  /** Both halves as sent; null when one is missing or can be none of ours. */
  readSession({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): SessionHalves | null {
    const handle = readCookie(cookie, HANDLE_COOKIE);
    const key = readCookie(cookie, this.#keyName());
    return handle !== null && key !== null && TOKEN.test(handle) && TOKEN.test(key) ? { handle, key } : null;
  }

  giveSession(reply: CookieTaker, { handle, key }: SessionHalves): void {
    this.#set(reply, HANDLE_COOKIE, handle, {
      seconds: LONGEST_COOKIE_SECONDS,
      httpOnly: this.policy.handleHttpOnly,
      shared: true,
    });
    this.#set(reply, this.#keyName(), key, { seconds: LONGEST_COOKIE_SECONDS, httpOnly: true, shared: true });
  }

  /** Takes the session and everything of the account from the browser. */
  takeSession(reply: CookieTaker): void {
    const gone = { seconds: 0, shared: true };
    this.#set(reply, HANDLE_COOKIE, '', { ...gone, httpOnly: this.policy.handleHttpOnly });
    this.#set(reply, this.#keyName(), '', { ...gone, httpOnly: true });
    for (const name of HAND_OVER_COOKIES) this.#set(reply, name, '', { seconds: 0, httpOnly: false, shared: false });
  }

  readBrowser({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): string | null {
    const id = readCookie(cookie, this.browserName());
    return id !== null && TOKEN.test(id) ? id : null;
  }

  giveBrowser(reply: CookieTaker, id: string): void {
    this.#set(reply, this.browserName(), id, { seconds: null, httpOnly: true, shared: false });
  }

  /** Name of the cookie with the pre-login id. */
  browserName(): string {
    return this.policy.secure() ? '__Host-imm_csrf' : 'imm_csrf';
  }

  /** The prefix keeps other hosts from planting one: `__Host-` allows no domain. */
  #keyName(): string {
    if (!this.policy.secure()) return 'imm_key';
    return this.policy.domain === undefined ? '__Host-imm_key' : '__Secure-imm_key';
  }

  /** @param options.seconds null for as long as the browser is open */
  #set(
    reply: CookieTaker,
    name: string,
    value: string,
    { seconds, httpOnly, shared }: { seconds: number | null; httpOnly: boolean; shared: boolean },
  ): void {
    const { domain, secure } = this.policy;
    const parts = [
      `${name}=${value}`,
      'Path=/',
      'SameSite=Lax',
      ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
      ...(shared && domain !== undefined ? [`Domain=${domain}`] : []),
      ...(secure() ? ['Secure'] : []),
      ...(httpOnly ? ['HttpOnly'] : []),
    ];
    reply.header('set-cookie', parts.join('; '));
  }
}
