import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_FIELD, readReturn, RETURN_PARAMETER, RETURN_REFUSED_PATH } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { AccountError } from './account-error';
import type { AccountsOptions } from './account-options';
import { localeOf } from './account-scope';
import { AccountMailer } from './account-mailer';
import { Browsers } from './csrf/browsers';
import { protect } from './csrf/protect';
import { emailKey, mailboxKey } from '../../platform/mailbox';
import { LIMITS, type CallLimits, type LimitedCall } from './limits/limit-table';
import { LoginGuard } from './limits/login-guard';
import { inWords } from './limits/refusals';
import { type Caller, createLimiter, type Limiter, networkOf } from '../../platform/limits';
import { hashQueue, PasswordHasher } from './passwords/password-hasher';
import type { RelyingParty } from './passkeys/ceremonies';
import { ProofOfWork } from './proof/proof-of-work';
import { readFields, type Fields } from './read-fields';
import { AccountCookies } from './sessions/account-cookies';
import type { OpenSession } from './sessions/session.store';
import { Sessions } from './sessions/sessions';
import { SharedSecret } from '../../platform/secrets';

/** So long after a sign-in dangerous changes ask for no other. */
const FRESH_MS = 15 * 60_000;

/** What the calls of accounts work with. */
export class AccountServices {
  readonly db: Db;
  readonly origins: readonly string[];
  readonly passwordMin: number;
  readonly social: NonNullable<AccountsOptions['social']>;
  readonly publicUrl: () => string;
  readonly relyingParty: () => RelyingParty;
  readonly now: () => Date;
  readonly countOwn: NonNullable<AccountsOptions['countOwn']>;
  readonly agencyName: NonNullable<AccountsOptions['agencyName']>;
  readonly browsers: Browsers;
  readonly cookies: AccountCookies;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly limiter: Limiter;
  readonly limits: Readonly<Record<LimitedCall, CallLimits>>;
  readonly guard: LoginGuard;
  readonly proof: ProofOfWork;
  readonly mails: AccountMailer;

  constructor(options: AccountsOptions) {
    const { db, publicUrl, cookieDomain, handleHttpOnly = false, now = () => new Date(), limits = LIMITS } = options;
    const secret = new SharedSecret(db, 'accounts');
    this.db = db;
    this.now = now;
    this.countOwn = options.countOwn ?? (() => Promise.resolve({ counters: {}, counts: {} }));
    this.agencyName = options.agencyName ?? (() => Promise.resolve(null));
    this.publicUrl = publicUrl;
    this.relyingParty = () => ({
      host: cookieDomain ?? new URL(publicUrl()).hostname,
      origins: [publicUrl(), ...this.origins],
    });
    this.origins = options.origins ?? [];
    this.passwordMin = options.passwordMin ?? FORM_LIMITS.passwordMin;
    this.social = options.social ?? { providers: [], oneTapClientId: '' };
    this.cookies = new AccountCookies({
      secure: () => publicUrl().startsWith('https:'),
      domain: cookieDomain,
      handleHttpOnly,
    });
    this.browsers = new Browsers(this.cookies, secret);
    this.sessions = new Sessions({
      db,
      cookies: this.cookies,
      browsers: this.browsers,
      now,
      replaced: options.sessionReplaced,
    });
    this.hasher = options.hasher ?? new PasswordHasher(hashQueue(options.processes));
    this.limiter = options.limiter ?? createLimiter(db);
    this.limits = limits;
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

  /**
   * Refuses a dangerous change to who has not shown for a while who they are: somebody may have found a session open (7.5.1).
   * @throws AccountError `sign-in-again`, or `forbidden` with 401 for strangers
   */
  async requireFreshSignIn(request: FastifyRequest): Promise<OpenSession> {
    const session = await this.signedIn(request);
    if (!this.isFresh(session)) throw new AccountError('signInAgain', { code: 'sign-in-again', status: 403 });
    return session;
  }

  isFresh({ provenAt }: OpenSession): boolean {
    return this.now().getTime() - provenAt.getTime() < FRESH_MS;
  }

  /** Who calls, for counting. */
  caller(request: FastifyRequest, email?: string): Caller & { network: string; proven: () => Promise<boolean> } {
    const proof = readFields(request.body).text(PROOF_FIELD);
    return {
      network: networkOf(request.ip),
      mailbox: email === undefined ? undefined : mailboxKey(email),
      browser: this.browsers.known(request) ?? undefined,
      proven: once(async () => proof !== '' && (await this.proof.accepts(proof))),
    };
  }

  /**
   * Counts a call; of a mailbox whatever stands behind a plus sign in its address.
   * @throws AccountError `proof-required`, `rate-limited` or `unavailable`
   */
  limit(request: FastifyRequest, call: LimitedCall, email?: string): Promise<number> {
    return this.#count(call, this.caller(request, email));
  }

  /** Whether so many calls leave room for this one. @throws AccountError `unavailable` */
  async hasRoom(request: FastifyRequest, call: LimitedCall, email: string): Promise<boolean> {
    return isAdmitted(this.limit(request, call, email));
  }

  /**
   * Counts a mail to a mailbox that the visitor has not proven; to their own, proven one none is counted.
   * @param since what has changed since the mailbox was last heard of, such as a link that was followed: from then on counted anew
   * @param shared whether mails from other networks count as well; those that let owners in do not wait for strangers
   * @returns whether there is room for it
   */
  async mayMail(
    request: FastifyRequest,
    email: string,
    { since = '', shared = true }: { since?: string; shared?: boolean } = {},
  ): Promise<boolean> {
    const own = (await this.sessions.of(request))?.account;
    if (own !== undefined && own.email_verified_at !== null && own.email_key === emailKey(email)) return true;
    const network = networkOf(request.ip);
    const mailbox = `${mailboxKey(email)} ${since}`;
    // One network cannot use up what is left for the others.
    if (!(await isAdmitted(this.#count('mailFromNetwork', { network, mailbox: `${network} ${mailbox}` }))))
      return false;
    return !shared || isAdmitted(this.#count('mailToMailbox', { network, mailbox }));
  }

  async #count(call: LimitedCall, caller: Caller): Promise<number> {
    try {
      return await this.limiter.count({ ...this.limits[call], name: `accounts-${call}` }, caller);
    } catch (error) {
      throw inWords(error);
    }
  }
}

/** @throws AccountError when nothing can be counted */
async function isAdmitted(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof AccountError && (error.code === 'rate-limited' || error.code === 'proof-required'))
      return false;
    throw error;
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
  /** Path the visitor goes on to, which says so where the one that was named leads off the site; undefined for the front page or none. */
  returnTo: string | undefined;
}

export function readCall(request: FastifyRequest, reply: FastifyReply): AccountCall {
  const fields = readFields(request.body);
  const locale = localeOf(request);
  const back = readReturn(fields.text(RETURN_PARAMETER));
  const returnTo = back === 'refused' ? localizedPath(locale, RETURN_REFUSED_PATH) : back?.path;
  return { request, reply, fields, locale, returnTo };
}

/** A proof counts once, however many limits ask for it. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}
