import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a form that another site sent through a visitor's browser (CSRF). Browsers say where a request comes from,
 * older ones and those on plain http by `Origin` alone; what says neither is no browser and carries nobody's cookies.
 * @throws AppError `forbidden`
 */
export function refuseForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const own = site === undefined ? origin === undefined || hostOf(origin) === host : site === 'same-origin';
  if (!own) throw new AppError('forbidden', 'this form takes no requests from other sites');
}

/** Without the scheme: a proxy may have taken https off. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
