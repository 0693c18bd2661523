import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@kvadrat/contracts/errors';
import { RELOAD_HINT_HEADER } from '@kvadrat/contracts/releases';
import { RELEASES_PREFIX } from './page-path';
import { withoutDocumentHeaders } from './security-headers';

export interface ReleaseFilesOptions {
  /** Folder of the release store. */
  folder: string;
  /** Makes a release's files ready and tells whether they may be served. */
  stateOf: (key: { name: string; release: string }) => Promise<'kept' | 'gone' | 'unknown'>;
}

const NO_DOCUMENT = /\.(?:js|css|woff2|json)(?:\.br)?$/;
const RELEASE_PATH = /^([a-z][a-z0-9-]*)\/([\w.-]+)\//;

/** The release that a request for one of its files names; null for other requests. */
export function requestedRelease(url: string): { name: string; release: string } | null {
  if (!url.startsWith(RELEASES_PREFIX)) return null;
  const [, name, release] = RELEASE_PATH.exec(url.slice(RELEASES_PREFIX.length)) ?? [];
  return name === undefined || release === undefined ? null : { name, release };
}

/**
 * `GET /r/<name>/<release>/<file>`: files of releases, which never change. Brotli copies that lie
 * beside a file are sent as they are; server bundles and staging folders are not served. A release that is not kept any
 * more answers 410 with a hint that the page should be loaded again.
 */
export async function addReleaseFiles(app: FastifyInstance, { folder, stateOf }: ReleaseFilesOptions): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const key = requestedRelease(request.url);
      if (key === null || (await stateOf(key)) !== 'gone') return;
      reply.header(RELOAD_HINT_HEADER, '1').header('access-control-allow-origin', '*').header('access-control-expose-headers', RELOAD_HINT_HEADER);
      throw new AppError('gone', `MFE-007: ${key.name} ${key.release} is no longer served, load the page again`);
    });
    await files.register(fastifyStatic, {
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
      setHeaders: (reply, path) => {
        reply.headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        // A drawing can be opened as a document, and may then run nothing.
        if (NO_DOCUMENT.test(path)) withoutDocumentHeaders(reply);
      },
    });
  });
}
