import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDemoPath } from '@kvadrat/contracts/paths';
import type { Encoding, Served } from '../stored-pages';
import { allowMaps, allowStyles, needsNonce, RELEASES_HEADER, type MapSources } from '../../platform/http';
import { endsSocialSignIn, holdsLink, isOwnToVisitor } from './own-pages';
import { NEVER_KEPT } from '../../platform/html';
import type { PageQuery } from './page-query';
import { setPageCaching } from './visitor-cache';

const ROBOTS_HEADER = 'noindex, nofollow';

/** @param maps whose policy the page needs: from any page of the portal a click leads to a map without another document */
export async function sendServed(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, search }: PageQuery,
  { answer, age }: Served,
  maps: MapSources = {},
): Promise<FastifyReply> {
  const own = isOwnToVisitor(path);
  const ends = endsSocialSignIn(path);
  if (ends) reply.removeHeader('cross-origin-opener-policy');
  const linked = holdsLink(search);
  // Its address goes nowhere, but forms on it have to say from where they come: by `no-referrer` they would name no origin.
  if (linked) reply.header('referrer-policy', 'strict-origin');
  if (ends) reply.header('referrer-policy', 'no-referrer');
  if (ends || linked) reply.header('cache-control', NEVER_KEPT);
  if (isDemoPath(path) || own) reply.header('x-robots-tag', ROBOTS_HEADER);
  if ('location' in answer) {
    setPageCaching(request, reply, true, age);
    return reply.redirect(encodeLocation(answer.location), answer.status);
  }
  setPageCaching(request, reply, answer.sound && !own && !needsNonce(maps), age);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  allowStyles(reply, answer.styleHashes);
  void reply.code(answer.status).header(RELEASES_HEADER, answer.releases.join(' ')).type('text/html; charset=utf-8');
  if (needsNonce(maps)) return reply.send(allowMaps(reply, maps, (await answer.body.in('identity')).toString()));
  allowMaps(reply, maps, '');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'cookie, accept-encoding')
    .header('etag', answer.body.tag)
    .send(await answer.body.in(encoding));
}

/** Brotli for all who take it, whatever they would rather have. */
function encodingFor(header: string | undefined): Encoding {
  const encoding = header === undefined ? null : negotiate(header, ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}

/** Pages name where to go by a decoded path; a header takes ASCII only. The query is encoded already. */
function encodeLocation(location: string): string {
  const queryStart = location.indexOf('?');
  const path = queryStart < 0 ? location : location.slice(0, queryStart);
  return path.split('/').map(encodeURIComponent).join('/') + (queryStart < 0 ? '' : location.slice(queryStart));
}
