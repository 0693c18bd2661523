import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isInternal } from './internal-request';

/**
 * Gives answers to GET that are whole in memory a weak entity tag, unless their route knows a better one, and answers 304
 * where the client has them. Must be added before compression, which turns answers into streams.
 */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    // The page renderer asks for what it shows, never whether it has changed.
    if (
      !readable ||
      isInternal(request) ||
      reply.statusCode !== 200 ||
      !(typeof payload === 'string' || Buffer.isBuffer(payload))
    ) {
      done();
      return;
    }
    if (!reply.hasHeader('etag')) reply.header('etag', weakTag(payload));
    const tag = String(reply.getHeader('etag'));
    if (!hasTag(request.headers['if-none-match'], tag)) {
      done();
      return;
    }
    reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}

/** The weak entity tag of all that an answer says, or depends on. */
export function weakTag(content: string | Buffer): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
}

/** Whether an `If-None-Match` names a tag, by the weak comparison of RFC 9110: proxies may have stripped or added the `W/`. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const plain = tag.replace(/^W\//, '');
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === plain || item.trim() === '*');
}
