import { CSRF_FIELD, CSRF_HEADER } from '@kvadrat/contracts/account';
import type { FastifyRequest } from 'fastify';
import { AccountError } from '../account-error';
import { readFields } from '../read-fields';
import type { Browsers } from './browsers';

const OWN_SITES: readonly unknown[] = ['same-origin', 'same-site', 'none', undefined];

/**
 * Refuses calls that another site makes through a visitor's browser: by where they come from, and by a token that only pages
 * of ours can have. Each alone would do; browsers and proxies have lost one or the other before.
 * @throws AccountError `forbidden` for foreign callers, `csrf` where a fresh token helps
 */
export async function protect(request: FastifyRequest, browsers: Browsers, origins: readonly string[]): Promise<void> {
  const { headers } = request;
  if (!OWN_SITES.includes(headers['sec-fetch-site'])) throw foreign();
  if (!isOwnOrigin(request, origins)) throw foreign();
  const header = headers[CSRF_HEADER];
  const token = typeof header === 'string' ? header : readFields(request.body).text(CSRF_FIELD);
  if (!(await browsers.owns(request, token))) throw new AccountError('csrf', { code: 'csrf', status: 403 });
}

/** Browsers name the origin of everything that changes something; who names none is no browser and has nobody's cookies. */
export function isOwnOrigin(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: readonly string[],
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  // Without the scheme: a proxy may have taken https off.
  return URL.canParse(origin) && new URL(origin).origin === origin && new URL(origin).host === host;
}

function foreign(): AccountError {
  return new AccountError('foreign', { code: 'forbidden', status: 403 });
}
