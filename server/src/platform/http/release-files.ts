import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError, RegistryError } from '@kvadrat/contracts/errors';
import { RELOAD_HINT_HEADER } from '@kvadrat/contracts/releases';
import { failureBody } from './failure';
import { RELEASES_PREFIX } from './page-path';
import { withoutDocumentHeaders } from './security-headers';

interface Key {
  name: string;
  release: string;
}

/** A file with its brotli copy, if there is one; both were held against what was published. */
interface SoundFile {
  bytes: Buffer;
  packed: Buffer | null;
}

export interface ReleaseFilesOptions {
  /** Makes a release's files ready and tells whether they may be served. */
  stateOf: (key: Key) => Promise<'kept' | 'gone' | 'unknown'>;
  /** A file of a release, null for one it does not have; rejects when it is not what was published. */
  fileOf: (key: Key, file: string) => Promise<SoundFile | null>;
}

/** What releases are made of; anything else is sent as bytes, which no browser shows or runs. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
/** A drawing can be opened as a document, and may then run nothing. */
const DOCUMENTS = new Set(['.svg']);
const RELEASE_PATH = /^([a-z][a-z0-9-]*)\/([\w.-]+)\/([^?#]*)/;

/** The release that a request for one of its files names; null for other requests. */
export function requestedRelease(url: string): Key | null {
  if (!url.startsWith(RELEASES_PREFIX)) return null;
  const [, name, release] = RELEASE_PATH.exec(url.slice(RELEASES_PREFIX.length)) ?? [];
  return name === undefined || release === undefined ? null : { name, release };
}

/**
 * `GET /r/<name>/<release>/<file>`: files of releases, which never change. Each is held against its hash when it is sent; what
 * was changed on disk is never sent, and so never kept by a cache. Server bundles are not served. A release that is not kept
 * any more answers 410 with a hint that the page should be loaded again.
 */
export function addReleaseFiles(app: FastifyInstance, { stateOf, fileOf }: ReleaseFilesOptions): void {
  app.get(`${RELEASES_PREFIX}*`, { schema: { hide: true } }, async ({ url, headers }, reply) => {
    const key = requestedRelease(url);
    const state = key === null ? 'unknown' : await stateOf(key);
    if (key !== null && state === 'gone') {
      reply
        .header(RELOAD_HINT_HEADER, '1')
        .header('access-control-allow-origin', '*')
        .header('access-control-expose-headers', RELOAD_HINT_HEADER);
      throw new AppError('gone', `MFE-007: ${key.name} ${key.release} is no longer served, load the page again`);
    }
    const file = fileName(url);
    const extension = extname(file);
    const found =
      key === null || state === 'unknown' || extension === '.cjs' ? null : await soundFile(fileOf, key, file);
    // Told to the log once, by who keeps the files; visitors may come again.
    if (found === 'changed')
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send(failureBody({ code: 'unavailable', message: 'this file cannot be served' }));
    if (found === null) throw new AppError('not-found', 'there is nothing at this address');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    if (!DOCUMENTS.has(extension)) withoutDocumentHeaders(reply);
    reply.type(TYPES[extension] ?? 'application/octet-stream');
    if (found.packed === null || !/\bbr\b/.test(String(headers['accept-encoding']))) return reply.send(found.bytes);
    return reply.header('content-encoding', 'br').send(found.packed);
  });
}

/** Names of files are written as they are; what is escaped is none. */
function fileName(url: string): string {
  return RELEASE_PATH.exec(url.slice(RELEASES_PREFIX.length))?.[3] ?? '';
}

async function soundFile(
  fileOf: ReleaseFilesOptions['fileOf'],
  key: Key,
  file: string,
): Promise<SoundFile | 'changed' | null> {
  try {
    return await fileOf(key, file);
  } catch (error) {
    if (error instanceof RegistryError) return 'changed';
    throw error;
  }
}
