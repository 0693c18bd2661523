import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RELEASES_PREFIX } from './page-path';

/**
 * `GET /r/<name>/<release>/<file>`: files of releases, which never change. Brotli copies that lie
 * beside a file are sent as they are; server bundles and staging folders are not served.
 */
export async function addReleaseFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: RELEASES_PREFIX,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    // Hashes in the page guard the content, a tag would only cost bytes.
    etag: false,
    lastModified: false,
    allowedPath: (path) => !path.endsWith('.cjs') && !path.endsWith('.br'),
    setHeaders: (reply) => {
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  });
}
