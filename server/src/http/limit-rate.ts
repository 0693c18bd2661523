import fastifyRateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';

/** Answers one visitor's requests to the routes of a scope up to so many a minute, the others with `rate-limited` (429). */
export async function limitRate(scope: FastifyInstance, perMinute: number, options: Pick<RateLimitPluginOptions, 'allowList'> = {}): Promise<void> {
  await scope.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) => new AppError('rate-limited', `too many requests, try again in ${after}`, { status: 429 }),
    ...options,
  });
}
