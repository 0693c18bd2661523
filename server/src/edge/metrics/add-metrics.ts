import type { FastifyInstance } from 'fastify';
import { AppError } from '@kvadrat/contracts/errors';
import { answeredBy, METRICS_PATH, routeOf } from '../../platform/http';
import { mayReadMetrics, type MetricsDoor } from './may-read-metrics';
import type { PortalMetrics } from './portal-metrics';

/** Times every answer from here on, and gives what was measured at `GET /metrics` to those who may read it. */
export function addMetrics(app: FastifyInstance, metrics: PortalMetrics, door: MetricsDoor): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    // Files name their release in the address, where anybody may write anything.
    const remote = route === '/*' ? (answeredBy(request, reply).remote ?? '') : '';
    metrics.answered({ route, remote, status: `${String(reply.statusCode).slice(0, 1)}xx` }, reply.elapsedTime / 1000);
    done();
  });
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(door, request)) throw new AppError('forbidden', 'metrics are for the operators');
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
  app.addHook('onClose', () => metrics.close());
}
