import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const INTERNAL_HEADER = 'x-kvadrat-internal';
/** Known to this process only, so nobody outside can pass for the page renderer. */
const secret = randomUUID();

/** Header that marks the page renderer's own API calls: they are neither counted nor logged as visits. */
export const internalHeaders: Readonly<Record<string, string>> = { [INTERNAL_HEADER]: secret };

export function isInternal(request: Pick<FastifyRequest, 'headers'>): boolean {
  return request.headers[INTERNAL_HEADER] === secret;
}
