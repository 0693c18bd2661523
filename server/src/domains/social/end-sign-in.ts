import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityOutcome } from '../accounts/api';
import { authPath, socialEndPath, type SocialProblem } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { tellSecurity } from '../../platform/http';
import { callbackPath } from './callback-path';
import { giveHandOver } from './hand-over';
import { sendEnding } from './send-ending';
import { SocialError } from './social-error';
import type { SocialOptions } from './social-options';
import { takeTransaction, type Transaction } from './transaction.store';

/** Takes a sign-in that this browser began. @throws SocialError `expired` */
export async function takeOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  service: SocialProvider,
  query: URLSearchParams,
  { db, accounts, now = () => new Date() }: SocialOptions,
): Promise<Transaction> {
  const transaction = await takeTransaction(
    db,
    accounts.browserId(request, reply),
    service,
    query.get('state') ?? '',
    now(),
  );
  if (transaction === null) throw new SocialError('expired');
  return transaction;
}

/**
 * Ends a sign-in: what the provider answers is checked, then its person has a session here.
 * @returns whether an account was made
 * @throws SocialError
 */
export async function endSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  transaction: Transaction,
  query: URLSearchParams,
  options: SocialOptions,
): Promise<{ signup: boolean }> {
  const { accounts, providerOf, publicUrl } = options;
  const { service, nonce, code_verifier: codeVerifier, posted_answer: posted, locale } = transaction;
  const provider = await providerOf(service);
  if (provider === undefined) throw new SocialError('notOffered');
  const answer = posted === null ? query : new URLSearchParams(posted);
  const identity = await provider.identify(
    answer,
    { state: query.get('state') ?? '', nonce, codeVerifier },
    publicUrl() + callbackPath(service),
  );
  const { userId, isNew, session } = signedIn(await accounts.signInWithIdentity(request, { ...identity, locale }));
  await accounts.startSession(request, reply, session);
  const person = await personOf(options, userId);
  tellSecurity(request, { event: 'login', outcome: isNew ? 'new' : 'ok', account: person.uuid, subject: service });
  giveHandOver(reply, { signup: isNew, ...person }, publicUrl().startsWith('https:'));
  return { signup: isNew };
}

export function signedIn(outcome: IdentityOutcome): Exclude<IdentityOutcome, { refused: unknown }> {
  if ('refused' in outcome) throw new SocialError(outcome.refused);
  return outcome;
}

/** Who somebody is, as the page is told. */
export interface Person {
  uuid: string;
  email: string;
  phone: string;
}

export function personOf({ db }: Pick<SocialOptions, 'db'>, userId: number): Promise<Person> {
  return db.selectFrom('account').select(['uuid', 'email', 'phone']).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** Leads to the code that comes next; from there it goes on as it would have from here. */
function sendToSecondStep(reply: FastifyReply, locale: Locale, onward: string): FastifyReply {
  return reply
    .removeHeader('cross-origin-opener-policy')
    .header('cache-control', 'private, no-store')
    .redirect(localizedPath(locale, authPath('secondStep', onward)), 303);
}

/** Leads on after a sign-in: a popup to its last page, which tells its opener, a tab to where it was. */
export function sendOn(
  reply: FastifyReply,
  { service, tx_id: txId, opener_origin: origin, return_to: back, locale }: Transaction,
  outcome: { signup: boolean } | { problem: SocialProblem },
): FastifyReply {
  const problem = 'problem' in outcome ? outcome.problem : null;
  if (problem === 'second-step') {
    const end = { service, problem: null, told: { txId, signup: false, origin }, back: null };
    return sendToSecondStep(reply, locale, back ?? socialEndPath(locale, end));
  }
  if (back !== null && problem === null) return reply.header('cache-control', 'private, no-store').redirect(back, 303);
  const signup = 'signup' in outcome && outcome.signup;
  return sendEnding(reply, locale, { service, problem, told: back === null ? { txId, signup, origin } : null, back });
}
