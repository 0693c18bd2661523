import { AppError } from '@kvadrat/contracts/errors';
import { isLocale, localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { agencyPath, INFO_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/db';
import { SITEMAP_INDEX, SITEMAPS_PREFIX } from '../../platform/http';
import { agencySlugs } from '../../domains/agencies/api';
import { addressesOfPage, type AddressPage, addressPages } from '../../domains/listings/api';
import { HEAVY } from '../../platform/lanes';
import { AnswerCache, type IndexedList, indexedLists } from '../../domains/search/api';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml';

export interface SitemapDeps {
  db: Db;
  /** Origin people use, without a final slash. */
  publicUrl: () => string;
  /** Whether auctions are offered. */
  auctions: boolean;
}

/** Addresses in one sitemap, of 50,000 that are allowed: one takes some 100 ms to write and 2 MB. */
const PAGE_SIZE = 10_000;
/** How long an ad that was sold, or a list that has become thin, may go on being named. */
const CACHE_SECONDS = 600;
const FILE = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,4})\.xml$/;
const PAGES = [PATHS.home, PATHS.agencies, PATHS.agencySignUp, PATHS.mortgage, ...Object.values(INFO_PATHS)];

/**
 * `GET /sitemap.xml`, the index, and `GET /sitemaps/{language}/{pages|lists|ads|agencies}-{number}.xml`. Each language has its own:
 * what belongs together in nine languages stands in the heads of the pages.
 */
export function addSitemaps(app: FastifyInstance, { db, publicUrl, auctions }: SitemapDeps): void {
  const lists = new AnswerCache<IndexedList[]>('sitemap-lists', { ttlMs: CACHE_SECONDS * 1000 });
  const adPages = new AnswerCache<AddressPage[]>('sitemap-ads', { ttlMs: CACHE_SECONDS * 1000 });
  const agencies = new AnswerCache<SitemapEntry[]>('sitemap-agencies', { ttlMs: CACHE_SECONDS * 1000 });
  const shown = { auctions };
  const allLists = (): Promise<IndexedList[]> => lists.get(db, '', () => indexedLists(db, shown));
  const allAgencies = (): Promise<SitemapEntry[]> =>
    agencies.get(db, '', async () => (await agencySlugs(db, shown)).map((slug) => ({ path: agencyPath(slug) })));
  const entriesOf: Record<string, (number: number) => Promise<SitemapEntry[]>> = {
    pages: (number) => Promise.resolve(number === 0 ? PAGES.map((path) => ({ path })) : []),
    lists: async (number) => pageOf(await allLists(), number).map(({ path, newest }) => ({ path, changedAt: newest })),
    ads: (number) => addressesOfPage(db, number, PAGE_SIZE, shown),
    agencies: async (number) => (number === 0 ? await allAgencies() : []),
  };

  app.get(SITEMAP_INDEX, { config: HEAVY, schema: { hide: true } }, async (_request, reply) => {
    const [indexed, ads, anyAgencies] = await Promise.all([
      allLists(),
      adPages.get(db, '', () => addressPages(db, PAGE_SIZE, shown)),
      allAgencies(),
    ]);
    const listPages = Array.from({ length: Math.ceil(indexed.length / PAGE_SIZE) }, (_, number) =>
      newestOf(pageOf(indexed, number)),
    );
    const sitemaps = [
      { name: 'pages-1' },
      ...listPages.map((changedAt, number) => ({ name: `lists-${number + 1}`, changedAt })),
      ...ads.map(({ number, changedAt }) => ({ name: `ads-${number + 1}`, changedAt })),
      ...(anyAgencies.length > 0 ? [{ name: 'agencies-1' }] : []),
    ];
    const entries = LOCALES.flatMap((locale) =>
      sitemaps.map(({ name, ...when }) => ({ path: `${SITEMAPS_PREFIX}${locale}/${name}.xml`, ...when })),
    );
    return sendXml(reply, sitemapIndexXml(publicUrl(), entries));
  });

  app.get<{ Params: { locale: string; file: string } }>(
    `${SITEMAPS_PREFIX}:locale/:file`,
    { config: HEAVY, schema: { hide: true } },
    async ({ params: { locale, file } }, reply) => {
      const { kind = '', number = 0 } = FILE.exec(file)?.groups ?? {};
      const entries = Object.hasOwn(entriesOf, kind) ? await entriesOf[kind]?.(Number(number) - 1) : undefined;
      if (entries === undefined || entries.length === 0 || !isLocale(locale))
        throw new AppError('not-found', 'there is no such sitemap');
      return sendXml(
        reply,
        sitemapXml(
          publicUrl(),
          entries.map((entry) => ({ ...entry, path: localizedPath(locale, entry.path) })),
        ),
      );
    },
  );
}

function pageOf(all: readonly IndexedList[], number: number): IndexedList[] {
  return all.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE);
}

function newestOf(some: readonly IndexedList[]): Date {
  return new Date(some.reduce((latest, { newest }) => Math.max(latest, newest.getTime()), 0));
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
    .send(xml);
}
