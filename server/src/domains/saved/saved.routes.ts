import type { FastifyPluginCallback } from 'fastify';
import { addAdRoutes } from './ads/ad.routes';
import { addFolderRoutes } from './folders/folder.routes';
import { addLinkRoutes } from './folders/link.routes';
import { addMarkRoutes } from './marks/mark.routes';
import { addNewsRoute } from './news/news.routes';
import { addRecentRoutes } from './searches/recent.routes';
import { addSearchRoutes } from './searches/search.routes';
import { savedScope, type SavedDeps } from './saved-scope';

/** What people keep with their account: ads and searches. */
export const savedRoutes: FastifyPluginCallback<SavedDeps> = (app, deps, done) => {
  const scope = savedScope(app, deps);
  addMarkRoutes(scope);
  addAdRoutes(scope);
  addFolderRoutes(scope);
  addLinkRoutes(scope);
  addNewsRoute(scope);
  addSearchRoutes(scope);
  addRecentRoutes(scope);
  done();
};
