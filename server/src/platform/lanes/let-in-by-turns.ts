import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askerOf } from './asker';
import type { FairQueue, Turn } from './fair-queue';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Requests of a `heavy` route take long: they wait for each other, and nobody else for them. Those of a `form` route belong
     * to a form somebody fills in. A `stream` is let in like any other, and then stays without keeping anybody else out.
     */
    lane?: 'heavy' | 'form' | 'stream';
  }
}

/** For the `config` of routes whose answers take long: facets, groups of a map, exports, documents that are drawn. */
export const HEAVY = { lane: 'heavy' } as const;

/** For the `config` of routes that a form cannot be opened or sent without. */
export const FORM = { lane: 'form' } as const;

/**
 * Lets requests of a scope's routes in by turns.
 * @param queueOf whose turns a request waits for; none for who is let in at once
 * @throws LaneRefused for those whose turn would come too late
 */
export function letInByTurns(
  scope: FastifyInstance,
  queueOf: (request: FastifyRequest) => FairQueue | undefined,
): void {
  const turns = new WeakMap<FastifyRequest, Turn>();
  scope.addHook('preHandler', async (request, reply) => {
    const queue = queueOf(request);
    if (queue === undefined) return;
    const turn = await queue.enter(askerOf(request));
    if (request.routeOptions.config.lane === 'stream') {
      turn.end();
      return;
    }
    turns.set(request, turn);
    // Who has gone gets no answer, and so no `onResponse`.
    reply.raw.once('close', turn.end);
  });
  scope.addHook('onResponse', (request, _reply, done) => {
    turns.get(request)?.end();
    done();
  });
}

/** Whether a request takes long, by its route. */
export function isHeavy({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.config.lane === 'heavy';
}

/** Whether a request opens or sends a form: such ones have limits and queues of their own, and are refused last. */
export function isOfForm({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return routeOptions.config.lane === 'form' || (method !== 'GET' && method !== 'HEAD');
}
