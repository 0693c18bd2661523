import type { FastifyPluginCallback } from 'fastify';
import { addDraftRoutes } from './draft.routes';
import { ownAdsScope, type OwnAdsDeps } from './own-ads-scope';
import { addPublishRoutes } from './publish.routes';
import { addPhotoRoutes } from './photos/photo.routes';

/** Ads that people write on the portal themselves. */
export const ownAdsRoutes: FastifyPluginCallback<OwnAdsDeps> = (app, deps, done) => {
  const scope = ownAdsScope(app, deps);
  addDraftRoutes(scope);
  addPublishRoutes(scope);
  addPhotoRoutes(scope);
  done();
};
