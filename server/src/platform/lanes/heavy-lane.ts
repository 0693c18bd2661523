import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askerOf } from './asker';
import type { FairQueue, Turn } from './fair-queue';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests of a route that take long wait for each other, and nobody else for them. */
    lane?: 'heavy';
  }
}

/** For the `config` of routes whose answers take long: facets, groups of a map, exports, documents that are drawn. */
export const HEAVY = { lane: 'heavy' } as const;

/**
 * Lets requests of heavy routes in by turns.
 * @throws LaneRefused for those whose turn would come too late
 */
export function addHeavyLane(app: FastifyInstance, queue: FairQueue): void {
  const turns = new WeakMap<FastifyRequest, Turn>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.lane !== 'heavy') return;
    const turn = await queue.enter(askerOf(request));
    turns.set(request, turn);
    // Who has gone gets no answer, and so no `onResponse`.
    reply.raw.once('close', turn.end);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    turns.get(request)?.end();
    done();
  });
}
