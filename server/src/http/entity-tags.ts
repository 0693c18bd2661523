import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives answers to GET that are whole in memory a weak entity tag and answers 304 where the client
 * has them. Must be added before compression, which turns answers into streams.
 */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      done();
      return;
    }
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (!matches(request.headers['if-none-match'], tag)) {
      done();
      return;
    }
    reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}

/** Weak comparison of RFC 9110: proxies may have stripped or added the `W/`. */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag.slice(2) || item.trim() === '*');
}
