import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DbOrTransaction } from '../../platform/db';
import type { AccountRow } from './account.tables';
import type { LimitedCall } from './limits/limit-table';
import type { OwnProfile } from './own-profile';
import type { OwnSecurity } from './own-security';
import type { SessionHalves } from './sessions/account-cookies';

/** What a provider says of somebody who came back from it. */
export interface ProviderIdentity {
  service: SocialProvider;
  /** Issuer and subject together are the identity, never the address. */
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  name: string;
  surname: string;
  locale: Locale;
}

export type IdentityOutcome =
  | { userId: number; isNew: boolean; session: SessionHalves }
  /**
   * Which side has not proven the address, that the account is closed, or that its second step comes next in this browser. For the
   * first two a mail with a link has been queued.
   */
  | { refused: 'unverified-here' | 'unverified-there' | 'disabled' | 'second-step' };

/** Accounts as other domains see them. */
export interface Accounts {
  /**
   * Registers calls in a scope of their own: forms and JSON are read into `readFields(request.body)`, answers are `no-store`,
   * failures come as `{ message, data }` in the visitor's language, sibling hosts of `ACCOUNT_ORIGINS` may call.
   */
  scope: (api: FastifyInstance, add: (scope: FastifyInstance) => void | Promise<void>) => Promise<void>;
  /** The calls of section 7 but single sign-on. */
  routes: (scope: FastifyInstance) => void;
  /** Who is signed in; null for strangers. Read once per request. */
  currentUser: (request: FastifyRequest) => Promise<AccountRow | null>;
  /** Name of the session that a call belongs to; null for a stranger. */
  sessionName: (request: FastifyRequest) => Promise<string | null>;
  /** Id of the agency in whose name this browser acts; null for oneself, and for strangers. */
  actingFor: (request: FastifyRequest) => Promise<number | null>;
  /** Says in whose name this browser acts from now on; the membership has to be there. Nothing for strangers. */
  actFor: (request: FastifyRequest, tx: DbOrTransaction, agencyId: number | null) => Promise<void>;
  /** Signs in: ends the browser's former session, sets new cookies, renews the pre-login id. @returns the new handle, the value of `IMMSESSID` */
  startSession: (request: FastifyRequest, reply: FastifyReply, session: SessionHalves) => Promise<string>;
  /** Finds, links or makes the account of a provider's identity, and opens a session that `startSession` hands over. */
  signInWithIdentity: (request: FastifyRequest, identity: ProviderIdentity) => Promise<IdentityOutcome>;
  /** Refuses forged calls: token, Origin and Sec-Fetch-Site. @throws AppError `csrf` or `forbidden` */
  protect: (request: FastifyRequest) => Promise<void>;
  /**
   * The same for a call that a form without scripts makes too: that one was held against other sites before it was read, and its page
   * has no token.
   */
  protectForm: (request: FastifyRequest) => Promise<void>;
  /** Counts a call. @throws AppError `proof-required` or `rate-limited`, with the seconds to wait */
  limit: (request: FastifyRequest, call: LimitedCall) => Promise<void>;
  /**
   * Counts a mail to an address that somebody has typed, over all kinds of mails, unless it is the visitor's own proven one.
   * @param since what changes once the mailbox was heard of; from then on mails count anew
   * @returns whether there is room for it
   */
  mayMail: (request: FastifyRequest, email: string, since?: string) => Promise<boolean>;
  /**
   * Whether a visitor does something for the first time within a day; who shares a network and a browser program counts as one.
   * Digests are all that is kept.
   */
  firstToday: (request: FastifyRequest, what: string) => Promise<boolean>;
  /** Id of this browser before anybody is signed in; set by cookie when it is missing. */
  browserId: (request: FastifyRequest, reply: FastifyReply) => string;
  /** The token against forged calls of this browser, for hidden fields. */
  tokenFor: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /** Prepares a page with forms. @returns the visitor's cookies with the pre-login id among them, given if it was missing */
  preparePage: (request: FastifyRequest, reply: FastifyReply) => string;
  /** What a person may see and change of their own account. */
  profile: OwnProfile;
  /** What opens their account, and where it is open. */
  security: OwnSecurity;
}
