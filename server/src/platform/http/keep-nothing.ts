import type { FastifyInstance } from 'fastify';

/** Says of all answers of a scope that nobody may keep them. */
export function keepNothing(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}
