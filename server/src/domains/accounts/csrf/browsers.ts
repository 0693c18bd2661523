import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../secret-token';
import type { AccountCookies } from '../sessions/account-cookies';
import type { SharedSecret } from '../../../platform/secrets';

/** Browsers before and while somebody is signed in: each has an id by cookie, to which its token against forged calls is bound. */
export class Browsers {
  readonly #given = new WeakMap<FastifyRequest, string>();

  constructor(
    private readonly cookies: AccountCookies,
    private readonly secret: Pick<SharedSecret, 'value'>,
  ) {}

  /** The id a request came with, or was given since; null for none. */
  known(request: FastifyRequest): string | null {
    return this.#given.get(request) ?? this.cookies.readBrowser(request);
  }

  /** The id, given by cookie where there is none. */
  idOf(request: FastifyRequest, reply: FastifyReply): string {
    return this.known(request) ?? this.renew(request, reply);
  }

  /** Gives a new id: tokens of the old one end. */
  renew(request: FastifyRequest, reply: FastifyReply): string {
    const id = newToken();
    this.#given.set(request, id);
    this.cookies.giveBrowser(reply, id);
    return id;
  }

  async tokenOf(id: string): Promise<string> {
    return createHmac('sha256', await this.secret.value())
      .update(`csrf ${id}`)
      .digest('base64url');
  }

  /** Whether a token is the one of the browser that sends it. */
  async owns(request: FastifyRequest, token: string): Promise<boolean> {
    const id = this.cookies.readBrowser(request);
    if (id === null) return false;
    const right = Buffer.from(await this.tokenOf(id));
    const given = Buffer.from(token);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
