import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { anonymousAddress } from '../../../platform/http';
import type { SignInService } from '../account.tables';
import { digestOf } from '../secret-token';
import type { Browsers } from '../csrf/browsers';
import type { AccountCookies, SessionHalves } from './account-cookies';
import { deviceOf } from './device-of';
import { SessionFinder } from './session-finder';
import {
  endSession,
  openSession,
  placeSession,
  readSessionName,
  touchSession,
  type OpenSession,
} from './session.store';
import { keepSignIn, type Place } from './sign-in.store';

export interface SessionsOptions {
  db: Db;
  cookies: AccountCookies;
  browsers: Browsers;
  now: () => Date;
  /** Told before the former session of a browser ends, by the digests of both handles. */
  replaced?: ((former: Buffer, next: Buffer) => Promise<void>) | undefined;
}

/** Who is signed in, over requests and replies. */
export class Sessions {
  readonly #known = new WeakMap<FastifyRequest, Promise<OpenSession | null>>();
  readonly #finder: SessionFinder;

  constructor(private readonly options: SessionsOptions) {
    this.#finder = new SessionFinder(options.db, options.now);
  }

  /** The session a request came with; the database is asked once per request. */
  of(request: FastifyRequest): Promise<OpenSession | null> {
    const known = this.#known.get(request);
    if (known !== undefined) return known;
    const halves = this.options.cookies.readSession(request);
    const found = halves === null ? Promise.resolve(null) : this.#finder.find(halves);
    this.#known.set(request, found);
    return found;
  }

  /** Name of the session that a call belongs to; null for a stranger. */
  async nameOf(request: FastifyRequest): Promise<string | null> {
    const halves = this.options.cookies.readSession(request);
    if (halves === null || (await this.of(request)) === null) return null;
    return readSessionName(this.options.db, halves.handle);
  }

  /** Opens a session as part of a transaction; `hand` gives it to the browser once that is committed. */
  open(tx: DbOrTransaction, accountId: number, service: SignInService): Promise<SessionHalves> {
    return openSession(tx, accountId, service, this.options.now());
  }

  /**
   * Gives a browser its new session, ends the one it had, and renews its pre-login id, so that nothing from before counts.
   * @param isRenewal whether the session only takes the place of the one before; any other is kept in the history of sign-ins
   */
  async hand(
    request: FastifyRequest,
    reply: FastifyReply,
    halves: SessionHalves,
    { isRenewal = false }: { isRenewal?: boolean } = {},
  ): Promise<void> {
    const { db, cookies, browsers, now, replaced } = this.options;
    const place = placeOf(request);
    const placed = await placeSession(db, halves.handle, place);
    if (placed !== null && !isRenewal)
      await keepSignIn(db, placed.accountId, { at: now(), service: placed.service, ...place });
    const former = cookies.readSession(request);
    if (former !== null) {
      await replaced?.(digestOf(former.handle), digestOf(halves.handle));
      await endSession(db, former);
    }
    cookies.giveSession(reply, halves);
    browsers.renew(request, reply);
  }

  /** Signs out: the session is gone, and so is everything of the account in the browser. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { db, cookies, browsers } = this.options;
    const halves = cookies.readSession(request);
    if (halves !== null) await endSession(db, halves);
    cookies.takeSession(reply);
    browsers.renew(request, reply);
  }

  /** Brings a session forward, at most daily, and its cookies with it. */
  async keepAlive(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { db, cookies, now } = this.options;
    const halves = cookies.readSession(request);
    if (halves === null || (await this.of(request))?.stale !== true) return;
    await touchSession(db, halves.handle, now());
    cookies.giveSession(reply, halves);
  }
}

function placeOf(request: FastifyRequest): Place {
  return { device: deviceOf(request.headers['user-agent']), network: anonymousAddress(request.ip) };
}
