import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '../settings';
import { isInternal } from './internal-request';
import { trustedPeer } from './trusted-peer';

const SAFE = /^[\w-]{8,64}$/;

/** What an id is made from. */
export type IdentifiedRequest = Pick<IncomingMessage, 'headers'> & { socket?: { remoteAddress?: string | undefined } };

/**
 * Makes the ids of requests: the one a proxy of ours gave when it is harmless in a log, otherwise a new one. Calls of the
 * page renderer have that of the page.
 * @param trustProxy none, so many in a row, or addresses and networks separated by commas
 */
export function requestIds(trustProxy: TrustProxy): (request: IdentifiedRequest) => string {
  const isProxy = trustedPeer(trustProxy);
  return (request) => {
    const given = request.headers['x-request-id'];
    const believed = isInternal(request) || isProxy(request.socket?.remoteAddress);
    return believed && typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
  };
}
