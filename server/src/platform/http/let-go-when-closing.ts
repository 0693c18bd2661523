import type { FastifyInstance } from 'fastify';

/** Answers sent while the server closes end their connection, which would otherwise keep it open for the client's next request. */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
