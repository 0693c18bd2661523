import type { FastifyPluginCallback } from 'fastify';
import { addMarkRoutes } from './marks/mark.routes';
import { addSearchRoutes } from './searches/search.routes';
import { savedScope, type SavedDeps } from './saved-scope';

/** What people keep with their account: ads and searches. */
export const savedRoutes: FastifyPluginCallback<SavedDeps> = (app, deps, done) => {
  const scope = savedScope(app, deps);
  addMarkRoutes(scope);
  addSearchRoutes(scope);
  done();
};
