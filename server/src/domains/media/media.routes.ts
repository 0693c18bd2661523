import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { MEDIA_PREFIX, mediaFolder } from './media-folder';

/** `<2 hex>/<hash>-<width>.<type>`; nothing else under the folder can be asked for. */
const FILE = /^([0-9a-f]{2})\/(\1[0-9a-f]{38})-(\d{1,4})\.(avif|webp)$/;

interface MediaOptions {
  dataDir: string;
  /** Tries to make a file that is not there, and answers whether it is there now. */
  whenMissing?: (hash: string, width: number) => Promise<boolean>;
}

/**
 * Serves pictures for ever: a name is made of the content, so it never means anything else. The name is the ETag too.
 */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { dataDir, whenMissing }) => {
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const name = request.params['*'];
    const [, , hash = '', width, type] = FILE.exec(name) ?? [];
    const path = join(mediaFolder(dataDir), name);
    const sizeOf = (): Promise<number | null> =>
      stat(path).then(
        (file) => file.size,
        () => null,
      );
    let size = type === undefined ? null : await sizeOf();
    if (size === null && type !== undefined && (await whenMissing?.(hash, Number(width))) === true)
      size = await sizeOf();
    if (type === undefined || size === null) {
      reply.callNotFound();
      return reply;
    }
    const etag = `"${name.slice(3)}"`;
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
    return reply.type(`image/${type}`).header('content-length', size).send(createReadStream(path));
  });
};
