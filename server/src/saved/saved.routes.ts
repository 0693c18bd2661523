import type { FastifyPluginCallback } from 'fastify';
import { addMarkRoutes } from './marks/mark.routes';
import { savedScope, type SavedDeps } from './saved-scope';

/** What people keep with their account: ads and searches (R272, R273). */
export const savedRoutes: FastifyPluginCallback<SavedDeps> = (app, deps, done) => {
  addMarkRoutes(savedScope(app, deps));
  done();
};
