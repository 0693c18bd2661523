import type { FastifyPluginCallback } from 'fastify';
import { alertScope, type AlertCallDeps } from './calls/alert-scope';
import { addFeedRoutes } from './calls/feed.routes';
import { addLinkRoutes } from './calls/link.routes';
import { addNewsRoutes } from './calls/news.routes';
import { addStartRoutes } from './calls/start.routes';

/** What saved searches have found: news, feeds, and alerts by the link of a mail. */
export const alertsRoutes: FastifyPluginCallback<AlertCallDeps> = (app, deps, done) => {
  const scope = alertScope(app, deps);
  addNewsRoutes(scope);
  addFeedRoutes(scope);
  addLinkRoutes(scope);
  addStartRoutes(scope);
  done();
};
