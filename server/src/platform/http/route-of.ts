import type { FastifyRequest } from 'fastify';

/** The pattern a request was answered by, such as `/api-next/listings/:id/`; never an address. */
export function routeOf({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): string {
  return url ?? 'none';
}
