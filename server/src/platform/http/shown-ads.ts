import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInternal } from './internal-request';

/** Between the API and the page renderer of one process; never sent to anybody. */
const HEADER = 'x-kvadrat-ads';

/** Tells the page renderer which ads an answer shows, so that pages are dropped when one of them changes. */
export function tellShownAds(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  ads: readonly { id: number }[],
): void {
  if (isInternal(request)) reply.header(HEADER, ads.map(({ id }) => id).join());
}

/** @returns ids of the ads that an answer of the API shows */
export function readShownAds({ [HEADER]: ids }: OutgoingHttpHeaders): number[] {
  return typeof ids === 'string' && ids !== '' ? ids.split(',').map(Number) : [];
}
