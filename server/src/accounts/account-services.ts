import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_FIELD, RETURN_PARAMETER, safePath } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../db';
import { AccountError } from './account-error';
import type { AccountsOptions } from './account-options';
import { localeOf } from './account-scope';
import { AccountMailer } from './account-mailer';
import { Browsers } from './csrf/browsers';
import { protect } from './csrf/protect';
import { emailKey } from './email-key';
import { CallLimiter, type Caller } from './limits/call-limiter';
import { LIMITS, type LimitedCall } from './limits/limit-table';
import { LoginGuard } from './limits/login-guard';
import { networkOf } from '../http';
import { hashQueue, PasswordHasher } from './passwords/password-hasher';
import { ProofOfWork } from './proof/proof-of-work';
import { readFields, type Fields } from './read-fields';
import { AccountCookies } from './sessions/account-cookies';
import type { OpenSession } from './sessions/session.store';
import { Sessions } from './sessions/sessions';
import { SharedSecret } from './shared-secret';

/** What the calls of accounts work with. */
export class AccountServices {
  readonly db: Db;
  readonly origins: readonly string[];
  readonly passwordMin: number;
  readonly social: NonNullable<AccountsOptions['social']>;
  readonly publicUrl: () => string;
  readonly now: () => Date;
  readonly countOwn: NonNullable<AccountsOptions['countOwn']>;
  readonly browsers: Browsers;
  readonly cookies: AccountCookies;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly limiter: CallLimiter;
  readonly guard: LoginGuard;
  readonly proof: ProofOfWork;
  readonly mails: AccountMailer;

  constructor(options: AccountsOptions) {
    const { db, publicUrl, cookieDomain, handleHttpOnly = false, now = () => new Date(), limits = LIMITS } = options;
    const secret = new SharedSecret(db, 'accounts');
    this.db = db;
    this.now = now;
    this.countOwn = options.countOwn ?? (() => Promise.resolve({ counters: {}, counts: {} }));
    this.publicUrl = publicUrl;
    this.origins = options.origins ?? [];
    this.passwordMin = options.passwordMin ?? FORM_LIMITS.passwordMin;
    this.social = options.social ?? { providers: [], oneTapClientId: '' };
    this.cookies = new AccountCookies({ secure: () => publicUrl().startsWith('https:'), domain: cookieDomain, handleHttpOnly });
    this.browsers = new Browsers(this.cookies, secret);
    this.sessions = new Sessions({ db, cookies: this.cookies, browsers: this.browsers, now });
    this.hasher = options.hasher ?? new PasswordHasher(hashQueue(options.processes));
    this.limiter = new CallLimiter(db, secret, limits);
    this.guard = new LoginGuard(db, secret, now);
    this.proof = new ProofOfWork(db, secret, now);
    this.mails = new AccountMailer(publicUrl);
  }

  /** @throws AccountError `csrf` or `forbidden` */
  protect(request: FastifyRequest): Promise<void> {
    return protect(request, this.browsers, [this.publicUrl(), ...this.origins]);
  }

  /** @throws AccountError `forbidden` with 401 for strangers */
  async signedIn(request: FastifyRequest): Promise<OpenSession> {
    const session = await this.sessions.of(request);
    if (session === null) throw signInFirst();
    return session;
  }

  /** Who calls, for counting. */
  caller(request: FastifyRequest, email?: string): Caller & { proven: () => Promise<boolean> } {
    const proof = readFields(request.body).text(PROOF_FIELD);
    return {
      network: networkOf(request.ip),
      mailbox: email === undefined ? undefined : emailKey(email),
      browser: this.browsers.known(request) ?? undefined,
      proven: once(async () => proof !== '' && (await this.proof.accepts(proof))),
    };
  }

  /** @throws AccountError `proof-required`, `rate-limited` or `unavailable` */
  limit(request: FastifyRequest, call: LimitedCall, email?: string): Promise<number> {
    return this.limiter.count(call, this.caller(request, email));
  }
}

/** Refuses what is a signed-in person's alone. */
export function signInFirst(): AccountError {
  return new AccountError('signInFirst', { code: 'forbidden', status: 401 });
}

/** A call that changes something: read, checked against forgery, and where it came from. */
export interface AccountCall {
  request: FastifyRequest;
  reply: FastifyReply;
  fields: Fields;
  locale: Locale;
  /** Path the visitor goes on to; undefined for the front page or none. */
  returnTo: string | undefined;
}

export function readCall(request: FastifyRequest, reply: FastifyReply): AccountCall {
  const fields = readFields(request.body);
  const path = safePath(fields.text(RETURN_PARAMETER));
  return { request, reply, fields, locale: localeOf(request), returnTo: path === '/' ? undefined : path };
}

/** A proof counts once, however many limits ask for it. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}
