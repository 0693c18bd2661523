import { createHash } from 'node:crypto';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { adSheetPath, PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db';
import { readDetail, readListingId } from '../listings/api';
import type { PictureMaker } from '../media/api';
import { HEAVY } from '../../platform/lanes';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { drawSheet } from './draw-sheet';
import { sheetPictures } from './sheet-pictures';

/** Drawing one takes a tenth of a second; people print one or two. */
const LIMITS = defineLimits('ad-sheet', { read: { network: [{ calls: 30, seconds: MINUTE }], open: true } });
/** Bytes of sheets kept in memory, each of some hundred kilobytes. */
const KEPT = 4 << 20;
const CACHE = 'public, max-age=300';

export interface AdSheetDeps {
  db: Db;
  publicUrl: () => string;
  pictures: PictureMaker;
}

/** `GET /oglasi/{id}/oglas.pdf`, in each language below its prefix: the ad on one page to print and take along. */
export function addAdSheet(app: FastifyInstance, { db, publicUrl, pictures }: AdSheetDeps): void {
  const kept = new LRUCache<string, Buffer | Promise<Buffer>>({
    maxSize: KEPT,
    sizeCalculation: (sheet) => (sheet instanceof Promise ? 1 : sheet.length),
  });
  const readFile = async (path: string): Promise<Buffer | null> => {
    const { statusCode, rawPayload } = await app.inject(path);
    return statusCode === 200 ? rawPayload : null;
  };

  /** The sheet of an ad as it is now; drawn once for all who ask meanwhile. */
  const sheetOf = async (id: number, locale: Locale): Promise<Buffer> => {
    const listing = await readDetail(db, id, locale);
    const url = `${publicUrl()}${localizedPath(locale, `${PATHS.listings}${id}/`)}`;
    const key = createHash('sha1')
      .update(JSON.stringify([listing, locale, url]))
      .digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const sheet = sheetPictures(listing, readFile, pictures).then((shown) =>
      drawSheet({ listing, locale, url, pictures: shown }),
    );
    kept.set(key, sheet);
    sheet.then(
      (drawn) => kept.set(key, drawn),
      () => kept.delete(key),
    );
    return sheet;
  };

  const onRequest = limitNetwork(app, LIMITS.read);
  for (const locale of LOCALES) {
    app.get<{ Params: { id: string } }>(
      localizedPath(locale, adSheetPath(':id')),
      { config: HEAVY, onRequest, schema: { hide: true } },
      async ({ params }, reply) => {
        const id = readListingId(params.id);
        const sheet = await sheetOf(id, locale);
        return reply
          .type('application/pdf')
          .headers({
            'cache-control': CACHE,
            'content-disposition': `inline; filename="kvadrat-${id}.pdf"`,
            'x-robots-tag': 'noindex',
          })
          .send(sheet);
      },
    );
  }
}
