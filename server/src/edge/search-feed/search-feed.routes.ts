import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { splitLocale } from '@kvadrat/contracts/locales';
import { categoryFromSlug } from '@kvadrat/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db';
import { queryOf } from '../../platform/http';
import { HEAVY } from '../../platform/lanes';
import { searchList } from '../../domains/search/api';
import { atomXml } from './atom-xml';

/** Before the path of a list in any language: `/atom/de/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000`. */
const ATOM_PREFIX = '/atom';

/** Readers ask by the hour; until then others may have it from a cache. */
const CACHE_SECONDS = 300;
const LIST = /^\/(?:prodaja|najam|drazba)-(?<category>[^/]+)\//;

/** `GET /atom/{path of a list}`: its newest ads as a feed, for people who look on without an account. @param auctions whether those are offered */
export function addSearchFeed(
  app: FastifyInstance,
  { db, publicUrl, auctions = false }: { db: Db; publicUrl: () => string; auctions?: boolean },
): void {
  app.get<{ Params: { '*': string } }>(
    `${ATOM_PREFIX}/*`,
    { config: HEAVY, schema: { hide: true } },
    async (request, reply) => {
      const { locale, path } = splitLocale(`/${request.params['*']}`);
      if (categoryFromSlug(LIST.exec(path)?.groups?.['category'] ?? '') === null)
        throw new AppError('not-found', 'There is no such list.');
      const query = queryOf(request);
      // A feed is in the order of time, and has one page.
      query.delete('pag');
      query.set('criterio', 'data');
      query.set('ordine', 'desc');
      const list = await searchList(db, { path, query, locale, flags: { ...DEFAULT_FLAGS, auctions } });
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
        .header('x-robots-tag', 'noindex')
        .send(atomXml({ list, locale, origin: publicUrl(), self: request.url }));
    },
  );
}
