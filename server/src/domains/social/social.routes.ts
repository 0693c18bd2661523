import { ACCOUNT_CALLS, type SocialProblem } from '@kvadrat/contracts/account';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@kvadrat/contracts/vocabulary';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields, type Fields } from '../accounts/api';
import { askedLocale, queryOf, tellSecurity } from '../../platform/http';
import { beginSignIn, isProvider, readStart } from './begin-sign-in';
import { callbackPath } from './callback-path';
import { endSignIn, sendOn, takeOwn } from './end-sign-in';
import { oneTapSetup, oneTapSignIn } from './one-tap/one-tap.routes';
import { sendEnding } from './send-ending';
import { SocialError } from './social-error';
import type { SocialOptions } from './social-options';
import { keepAnswer } from './transaction.store';

/** What a provider may post to us; anything else is left out. */
const POSTED = ['code', 'state', 'iss', 'error', 'user'] as const;
const LONGEST_STATE = 100;
const LONGEST_VALUE = 4096;

/** Sign-in with Google, Facebook and Apple, and One Tap; for the scope that `accounts.scope` makes. */
export function socialRoutes(scope: FastifyInstance, options: SocialOptions): void {
  scope.get(ACCOUNT_CALLS.singleSignOn, { schema: { hide: true } }, (request, reply) => {
    const query = queryOf(request);
    switch (query.get('action')) {
      case 'dologin':
        return begin(request, reply, query, options);
      case 'onetap':
        return oneTapSetup(request, reply, options);
      default:
        throw new AppError('not-found', 'there is nothing at this address');
    }
  });
  scope.post(ACCOUNT_CALLS.singleSignOn, { schema: { hide: true } }, (request, reply) =>
    oneTapSignIn(request, reply, options),
  );
  for (const service of SOCIAL_PROVIDERS) {
    const path = callbackPath(service);
    scope.get(path, { schema: { hide: true } }, (request, reply) => end(request, reply, service, options));
    scope.post(path, { schema: { hide: true } }, (request, reply) =>
      takePosted(readFields(request.body), reply, service, options),
    );
  }
}

async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  options: SocialOptions,
): Promise<FastifyReply> {
  const start = readStart(request, query, options);
  try {
    return await beginSignIn(request, reply, start, options);
  } catch (error) {
    const { locale, returnTo: back, txId, openerOrigin: origin } = start;
    const service = isProvider(start.service) ? start.service : null;
    const problem = problemOf(error, request, service ?? 'unknown');
    // The opener waits for this popup as well.
    const told = problem === 'foreign' || back !== null || service === null ? null : { txId, signup: false, origin };
    return sendEnding(reply, locale, { service, problem, told, back });
  }
}

async function end(
  request: FastifyRequest,
  reply: FastifyReply,
  service: SocialProvider,
  options: SocialOptions,
): Promise<FastifyReply> {
  const query = queryOf(request);
  const transaction = await takeOwn(request, reply, service, query, options).catch((error: unknown) =>
    problemOf(error, request, service),
  );
  if (typeof transaction === 'string')
    return sendEnding(reply, askedLocale(request), { service, problem: transaction, told: null, back: null });
  const outcome = await endSignIn(request, reply, transaction, query, options).catch((error: unknown) => ({
    problem: problemOf(error, request, service),
  }));
  return sendOn(reply, transaction, outcome);
}

/**
 * Apple posts its answer from its own site, without our cookies. It is kept, and the browser comes back by itself, with
 * them; only then is anything checked and done.
 */
async function takePosted(
  fields: Fields,
  reply: FastifyReply,
  service: SocialProvider,
  { db }: SocialOptions,
): Promise<FastifyReply> {
  const state = fields.text('state').slice(0, LONGEST_STATE);
  const answer = new URLSearchParams();
  for (const name of POSTED) if (fields.has(name)) answer.set(name, fields.text(name).slice(0, LONGEST_VALUE));
  // The own page says what is wrong when this could not be kept.
  await keepAnswer(db, service, state, answer).catch(() => undefined);
  return reply
    .header('referrer-policy', 'no-referrer')
    .redirect(`${callbackPath(service)}?${new URLSearchParams({ state }).toString()}`, 303);
}

function problemOf(error: unknown, request: FastifyRequest, service: string): SocialProblem {
  const problem = error instanceof SocialError ? error.problem : 'internal';
  if (problem === 'provider' || problem === 'internal')
    request.log.error({ err: error, problem }, 'social sign-in failed');
  tellSecurity(request, { event: 'login', outcome: problem, subject: service });
  return problem;
}
