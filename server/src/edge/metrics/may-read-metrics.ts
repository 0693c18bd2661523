import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TrustProxy } from '../../platform/settings';

export interface MetricsDoor {
  /** Asked for as a bearer token; empty: who is on this machine may read, in production nobody. */
  token: string;
  /** Whether this machine is no exception: others than the operators may have programs on it. */
  production: boolean;
  /** As set for the portal. */
  trustProxy: TrustProxy;
}

/** What a proxy adds. With one in front everybody seems to be on this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i;
const BEARER = /^Bearer ([\x21-\x7e]+)$/i;

/**
 * Metrics tell how much goes on and what fails, which is nobody else's business: with a token set they are read with it
 * alone; without one only from a developer's own machine, and not at all when a proxy stands before the portal.
 */
export function mayReadMetrics(
  { token, production, trustProxy }: MetricsDoor,
  request: Pick<FastifyRequest, 'headers'> & { socket: Pick<FastifyRequest['socket'], 'remoteAddress'> },
): boolean {
  if (token !== '') return isSame(BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '', token);
  if (production || trustProxy !== false || PROXY_HEADERS.some((name) => request.headers[name] !== undefined))
    return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** By their hashes, which are of one length: time tells nothing of the token. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
