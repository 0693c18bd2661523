import type { FastifyPluginCallback } from 'fastify';
import type { Domain } from '../../platform/domain';
import { outboxRoutes } from './outbox.routes';
import { remotesRoutes, type RemotesServices } from './remotes.routes';
import { staffSessionRoutes } from './staff/staff-session.routes';

const calls: FastifyPluginCallback<RemotesServices> = (api, services, done) => {
  void api.register(staffSessionRoutes, services);
  void api.register(outboxRoutes, services);
  void api.register(remotesRoutes, services);
  done();
};

export const operationsDomain: Domain<RemotesServices> = { name: 'operations', calls };
