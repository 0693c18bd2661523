import type { FastifyRequest } from 'fastify';

/** The parameters of a request as they stand in its address, those that come twice too; no schema has touched them. */
export function queryOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}
