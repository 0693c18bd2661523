import type { OneTapAnswer, OneTapSetup } from '@kvadrat/contracts/account';
import type { AppErrorCode } from '@kvadrat/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFields, type Fields } from '../../accounts/api';
import { acceptedLocale, failureBody, tellSecurity } from '../../../platform/http';
import { personOf, signedIn } from '../end-sign-in';
import { SocialError, statusOf } from '../social-error';
import type { SocialOptions } from '../social-options';
import { problemText } from '../social-texts';
import { newNonce, nonceEnd } from './one-tap-nonce';
import { useOnce } from './used-token.store';
import { verifyCredential } from './verify-credential';

/** The fields the specification names beside the credential. */
const FIXED_FIELDS = {
  action: 'parserequesttoken',
  mode: 'oauth',
  accountType: 'google',
  persistent: '1',
  oneTap: '1',
  v: '2',
} as const;
const LONGEST_CREDENTIAL = 8192;
/** As events name it. */
const ONE_TAP = 'one-tap';

/** What One Tap starts with: whose tokens we take, and the nonce of this browser. */
export function oneTapSetup(
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, oneTap, now = () => new Date() }: SocialOptions,
): OneTapSetup {
  return oneTap === undefined
    ? { clientId: '', nonce: '' }
    : { clientId: oneTap.clientId, nonce: newNonce(accounts.browserId(request, reply), now()) };
}

/** One Tap: signs in with a token of Google that a page has received. */
export async function oneTapSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SocialOptions,
): Promise<OneTapAnswer | FastifyReply> {
  await options.accounts.protect(request);
  await options.accounts.limit(request, 'singleSignOn');
  try {
    return await signIn(request, reply, readFields(request.body), options);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    tellSecurity(request, { event: 'login', outcome: error.problem, subject: ONE_TAP });
    return refuse(request, reply, error);
  }
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Fields,
  options: SocialOptions,
): Promise<OneTapAnswer> {
  const { db, accounts, oneTap, now = () => new Date() } = options;
  const credential = fields.text('code');
  const isOneTap = Object.entries(FIXED_FIELDS).every(([name, value]) => fields.text(name) === value);
  if (oneTap === undefined || !isOneTap) throw new SocialError('notOffered');
  if (credential.length > LONGEST_CREDENTIAL) throw new SocialError('expired');
  const at = now();
  const { identity, nonce } = await verifyCredential(credential, { ...oneTap, now: at });
  const end = nonceEnd(nonce, accounts.browserId(request, reply), at);
  if (end === null || !(await useOnce(db, nonce, end, at))) throw new SocialError('expired');
  const { userId, isNew, session } = signedIn(
    await accounts.signInWithIdentity(request, {
      ...identity,
      locale: acceptedLocale(request.headers['accept-language']),
    }),
  );
  const token = await accounts.startSession(request, reply, session);
  const person = await personOf(options, userId);
  tellSecurity(request, { event: 'login', outcome: isNew ? 'new' : 'ok', account: person.uuid, subject: ONE_TAP });
  return {
    utente: { session_token: token, ...person },
    ...(isNew ? { trackSSORegistration: true } : { trackSSOAccess: true }),
  };
}

/** The sentence stands in `data.message`, for the toast. */
function refuse(request: FastifyRequest, reply: FastifyReply, { problem }: SocialError): FastifyReply {
  const message = problemText(problem, 'google', acceptedLocale(request.headers['accept-language']));
  const status = problem === 'provider' ? 503 : statusOf(problem);
  return reply.code(status).send(failureBody({ code: problem === 'second-step' ? problem : codeOf(status), message }));
}

function codeOf(status: number): AppErrorCode {
  switch (status) {
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 503:
      return 'unavailable';
    default:
      return 'invalid-request';
  }
}
