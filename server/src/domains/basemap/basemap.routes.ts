import type { FastifyPluginCallback } from 'fastify';
import { withoutDocumentHeaders } from '../../platform/http';
import { BASEMAP_PREFIX } from './basemap-files';
import type { Basemaps } from './create-basemaps';

const FILE = /^([a-z0-9.-]+)\.([0-9a-f]{12})\.json$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A page from before the last change asks for an address that is no more; what there is now serves it as well. */
const OUTDATED = 'public, max-age=60';

/** `GET /basemap/<name>.<hash>.json`: parts of the basemap. */
export const basemapRoutes: FastifyPluginCallback<{ basemaps: Basemaps }> = (app, { basemaps: { files } }, done) => {
  app.get<{ Params: { '*': string } }>(`${BASEMAP_PREFIX}*`, async (request, reply) => {
    const [, name = '', hash = ''] = FILE.exec(request.params['*']) ?? [];
    const file = await files.find(name, hash);
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    withoutDocumentHeaders(reply);
    void reply
      .headers({ 'cache-control': file.current ? FOR_EVER : OUTDATED, vary: 'accept-encoding' })
      .type('application/json');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(file.text);
    return reply.header('content-encoding', 'br').send(await files.compressed(name));
  });
  done();
};
