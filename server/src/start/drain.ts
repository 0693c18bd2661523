import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Door } from '../platform/process';

/** Requests in work get this long; then their connections are cut. */
const DRAIN_MS = 10_000;
/** A connection on which nothing is asked for that long is closed, as any server closes one that lies idle. */
const IDLE_MS = 5000;

/** Fastify stops accepting and waits for requests in work; visitors that hang must not hold the stop up for ever. */
export async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(late));
}

/**
 * Hands visitors over to another process that listens on the same port. A connection that lies open may carry its next
 * request already, so it is not cut: that request is answered, and told to be the connection's last.
 */
export async function leave({ server }: FastifyInstance, door: Door): Promise<void> {
  door.letGo(Infinity);
  const empty = once(server, 'close');
  // The method of HTTP servers would cut idle connections at once.
  Server.prototype.close.call(server);
  const idle = setTimeout(() => server.closeIdleConnections(), IDLE_MS);
  const late = setTimeout(() => server.closeAllConnections(), IDLE_MS + DRAIN_MS);
  await empty;
  clearTimeout(idle);
  clearTimeout(late);
}
