import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NamedLimits } from './limit';
import { LimitError } from './limit-error';
import { type Limiter, ownLimiter } from './limiter';
import { networkOf } from './network-of';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the calls of this server. */
    limiter: Pick<Limiter, 'count' | 'hasRoom'>;
  }
}

/** Gives a server what counts its calls. To be called before routes are added. */
export function addLimiter(app: FastifyInstance, limiter: Pick<Limiter, 'count' | 'hasRoom'> = ownLimiter()): void {
  app.decorate('limiter', limiter);
}

/**
 * A hook that counts requests by their network and refuses those that are too many, with `retry-after`.
 * @param exempt tells requests that are not counted
 */
export function limitNetwork(
  app: FastifyInstance,
  limits: NamedLimits,
  exempt: (request: FastifyRequest) => boolean = () => false,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    if (exempt(request)) return;
    try {
      await app.limiter.count(limits, { network: networkOf(request.ip) });
    } catch (error) {
      if (error instanceof LimitError) reply.header('retry-after', String(error.retryAfter));
      throw error;
    }
  };
}
