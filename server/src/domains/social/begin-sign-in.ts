import { RETURN_PARAMETER, safePath } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedLocale } from '../../platform/http';
import { callbackPath } from './callback-path';
import { randomSecret } from './digest';
import { SocialError } from './social-error';
import type { SocialOptions } from './social-options';
import { keepTransaction, newSecrets, type Start } from './transaction.store';

const TX_ID = /^[A-Za-z0-9-]{1,64}$/;

/** As an address says it: the service may be any text. */
type AskedStart = Omit<Start, 'service'> & { service: string };

/** What the address of a sign-in says; parameters that come twice count by their first. */
export function readStart(
  request: FastifyRequest,
  query: URLSearchParams,
  { publicUrl, origins }: Pick<SocialOptions, 'publicUrl' | 'origins'>,
): AskedStart {
  const txId = query.get('tx') ?? '';
  const opener = query.get('opener') ?? '';
  const returnTo = query.get(RETURN_PARAMETER);
  return {
    service: query.get('accountType') ?? '',
    txId: TX_ID.test(txId) ? txId : randomSecret(),
    locale: askedLocale(request),
    returnTo: returnTo === null ? null : safePath(returnTo),
    openerOrigin: origins.includes(opener) ? opener : new URL(publicUrl()).origin,
  };
}

/**
 * Begins a sign-in: the visitor goes to the provider with secrets that only this browser can bring back.
 * @throws SocialError when another site sends the visitor here, who would end up in a stranger's account
 */
export async function beginSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  start: AskedStart,
  options: SocialOptions,
): Promise<FastifyReply> {
  const { db, accounts, providerOf, publicUrl, now = () => new Date() } = options;
  const { service } = start;
  if (!isOwnStart(request)) throw new SocialError('foreign');
  await accounts.limit(request, 'singleSignOn').catch((cause: unknown) => {
    throw isAppError(cause) && cause.code === 'rate-limited' ? new SocialError('tooMany', { cause }) : cause;
  });
  if (!isProvider(service)) throw new SocialError('notOffered');
  const provider = await providerOf(service);
  if (provider === undefined) throw new SocialError('notOffered');
  const secrets = newSecrets();
  const url = await provider.authorizationUrl(secrets, publicUrl() + callbackPath(service), start.locale);
  await keepTransaction(db, accounts.browserId(request, reply), secrets, { ...start, service }, now());
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.href, 302);
}

/** Only a visitor's own window, from a page of ours or from the address bar: never a frame or another site. */
function isOwnStart({ headers }: FastifyRequest): boolean {
  const dest = headers['sec-fetch-dest'];
  return headers['sec-fetch-site'] !== 'cross-site' && (dest === undefined || dest === 'document');
}

export function isProvider(service: string): service is SocialProvider {
  return SOCIAL_PROVIDERS.some((name) => name === service);
}
