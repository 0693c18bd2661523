import type { FastifyInstance } from 'fastify';

const MARKED = /;\s*secure(?:;|$)/i;

/** Marks the cookies of answers over https `Secure`, also where nobody has said by which address people come. */
export function markCookies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const given = reply.getHeader('set-cookie');
    if (given !== undefined && request.protocol === 'https') {
      const cookies = [given].flat().map(String);
      reply.removeHeader('set-cookie');
      for (const cookie of cookies) reply.header('set-cookie', MARKED.test(cookie) ? cookie : `${cookie}; Secure`);
    }
    done(null, payload);
  });
}
