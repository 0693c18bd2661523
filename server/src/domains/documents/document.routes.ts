import { createReadStream } from 'node:fs';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasTag } from '../../platform/http';
import { mediaPath } from '../media/api';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { documentOfListing, documentPath } from './document.store';
import { documentFile, documentSize, makeWhenAsked, type MakeDeps } from './make-documents';

export interface DocumentOptions extends MakeDeps {
  /** The ad an address names. @throws AppError for who asks when the ad is not for them */
  openAd: (id: string, request: FastifyRequest) => Promise<number>;
}

const LIMITS = defineLimits('documents', { read: { network: [{ calls: 120, seconds: MINUTE }], open: true } });
const FILE = /^([0-9a-f]{40})\.pdf$/;

/**
 * A file that others made runs, loads and sends nothing, and nobody frames it. `sandbox` would say the same, but browsers
 * show no PDF under it; their viewers style themselves.
 */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `GET /oglasi/{id}/dokumenti/{name}.pdf`: a document of an ad, for those who may see the ad. Browsers keep it for
 * ever; caches between do not, so that it goes when the ad is taken down.
 */
export function addDocuments(app: FastifyInstance, { openAd, ...deps }: DocumentOptions): void {
  const { db, dataDir } = deps;
  const whenMissing = makeWhenAsked(deps);
  app.get<{ Params: { id: string; file: string } }>(
    documentPath(':id', ':file'),
    { onRequest: limitNetwork(app, LIMITS.read), schema: { hide: true } },
    async (request, reply) => {
      const [, hash] = FILE.exec(request.params.file) ?? [];
      const id = await openAd(request.params.id, request);
      const document = hash === undefined ? undefined : await documentOfListing(db, id, hash);
      if (document === undefined) throw new AppError('not-found', `Ad ${id} has no such document.`);
      const etag = `"${document.hash}"`;
      void reply.headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        etag,
      });
      if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      let size = await documentSize(dataDir, document.hash);
      if (size === null && document.recipe !== null && (await whenMissing(document.hash, document.recipe)))
        size = await documentSize(dataDir, document.hash);
      if (size === null) throw new AppError('not-found', `The file of ${document.hash} is gone.`);
      return reply
        .type(document.media_type)
        .headers({ 'content-length': size, 'content-disposition': inline(document.file_name) })
        .send(createReadStream(mediaPath(dataDir, documentFile(document.hash))));
    },
  );
}

/** Shown, not saved; saved under its name (RFC 6266), for old browsers with its plain letters. */
function inline(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.() -]/g, '');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
