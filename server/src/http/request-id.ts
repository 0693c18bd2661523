import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SAFE = /^[\w-]{8,64}$/;

/** Takes over the id a proxy gave when it is harmless in a log, otherwise makes one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
