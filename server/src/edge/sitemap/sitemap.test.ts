import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { insertListings, setStatus } from '../../domains/listings/api';
import { draft } from '../../domains/listings/testing/draft';
import { projectOutbox } from '../../domains/search/api';
import { SALE, withPortal } from '../../domains/search/testing/portal';
import { addSitemaps } from '.';

const portal = withPortal();
const SOLD = 3;
const SECRET = 14;
const BACVICE = 688;
const ORIGIN = 'https://kvadrat.example';

/** Sitemaps that remember nothing of another test. */
async function sitemaps({ auctions = false, publicUrl = ORIGIN } = {}): Promise<FastifyInstance> {
  return createApp({
    settings: { publicUrl: () => publicUrl, logLevel: 'silent', trustProxy: false, apiRequestsPerMinute: 1 },
    pingDatabase: () => Promise.resolve(),
    registerApi: () => Promise.resolve(),
    registerFiles: (app) => {
      addSitemaps(app, { db: portal.database.db, publicUrl: () => publicUrl, auctions });
      return Promise.resolve();
    },
  });
}

/** What a sitemap names, with its time. */
async function read(app: FastifyInstance, url: string): Promise<[address: string, changedAt: string | undefined][]> {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=600',
  ]);
  return [...answer.payload.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address = '', changedAt]) => [address, changedAt],
  );
}

async function addresses(app: FastifyInstance, url: string): Promise<string[]> {
  return (await read(app, url)).map(([address]) => address.replace(ORIGIN, ''));
}

test('R43 the index names sitemaps of each language; borders between those of ads never move', async () => {
  await portal.given([draft(), draft(), draft()]);
  await portal.database.sql`SELECT setval(pg_get_serial_sequence('listing', 'id'), 10000)`;
  await portal.database.db.transaction().execute((tx) => insertListings(tx, [draft()]));
  await portal.database.sql`UPDATE listing SET updated_at = '2026-11-02T03:04:05Z' WHERE id > 10000`;
  const app = await sitemaps();
  const named = await read(app, '/sitemap.xml');
  const inLanguage = (locale: string) =>
    ['pages-1', 'lists-1', 'ads-1', 'ads-2'].map((name) => `${ORIGIN}/sitemaps/${locale}/${name}.xml`);
  expect(named.map(([address]) => address)).toEqual(LOCALES.flatMap(inLanguage));
  expect(named[3]?.[1]).toBe('2026-11-02T03:04:05.000Z');
  expect(await read(app, '/sitemaps/de/ads-2.xml')).toEqual([
    [`${ORIGIN}/de/oglasi/10001/trosoban-stan/`, '2026-11-02T03:04:05.000Z'],
  ]);
  const unchanged = await app.inject('/sitemaps/hr/ads-1.xml');
  expect(unchanged.payload.match(/<loc>/g)).toHaveLength(3);
  expect(
    (await app.inject({ url: '/sitemaps/hr/ads-1.xml', headers: { 'if-none-match': String(unchanged.headers.etag) } }))
      .statusCode,
  ).toBe(304);
});

test('R103 only active ads are named, a sold one no more at the next reading, by the address of their Croatian text', async () => {
  const text = (title: string) => ({ title, description: title });
  const ids = await portal.given([
    draft({ texts: { de: text('Wohnung'), hr: text('Stan & vrt') } }),
    draft({ texts: { ru: text('Квартира'), en: text('Flat') } }),
    draft({ status: SOLD }),
    draft({ status: SECRET }),
  ]);
  const app = await sitemaps();
  expect(await addresses(app, '/sitemaps/hr/ads-1.xml')).toEqual(['/oglasi/1/stan-vrt/', '/oglasi/2/flat/']);
  await setStatus(portal.database.db, ids.slice(0, 1), SOLD);
  expect(await addresses(app, '/sitemaps/hr/ads-1.xml')).toEqual(['/oglasi/2/flat/']);
  await setStatus(portal.database.db, ids, SECRET);
  expect((await app.inject('/sitemaps/hr/ads-1.xml')).statusCode).toBe(404);
});

test('R42, R43 lists are named that hold enough ads; each is its own canonical and may be indexed', async () => {
  const published = new Date('2026-11-05T06:00:00Z');
  await portal.given([
    draft({ placeId: BACVICE, publishedAt: published }),
    draft(),
    draft(),
    draft({ contract: 2 }),
    draft({ contract: 2 }),
    draft({ placeId: 382 }),
  ]);
  const app = await sitemaps();
  const named = await read(app, '/sitemaps/hr/lists-1.xml');
  const paths = named.map(([address]) => address.replace(ORIGIN, ''));
  expect(paths).toEqual(
    expect.arrayContaining([SALE, `${SALE}split/`, `${SALE}splitsko-dalmatinska-zupanija/`, `${SALE}dalmacija/`]),
  );
  expect(paths).not.toEqual(expect.arrayContaining([expect.stringMatching(/najam|solin|bacvice|\/hrvatska/)]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(named.map(([, changedAt]) => changedAt))).toEqual(new Set([published.toISOString()]));
  for (const path of paths) {
    const { seo } = await portal.search('', path);
    expect([seo.canonical, seo.robots]).toEqual([path, undefined]);
  }
  expect(await addresses(app, '/sitemaps/el/lists-1.xml')).toEqual(paths.map((path) => localizedPath('el', path)));
});

test('lists with too few ads, and a town’s settlement that shows what the town shows, stay out of the index', async () => {
  await portal.given(Array.from({ length: 3 }, () => draft({ placeId: 6002 })));
  expect((await portal.search('', `${SALE}split/`)).seo.robots).toBeUndefined();
  expect((await portal.search('', `${SALE}split/split/`)).seo.robots).toBe('noindex,follow');
  expect((await portal.search('', `${SALE}solin/`)).seo.robots).toBe('noindex,follow');
  await setStatus(portal.database.db, [1], SOLD);
  await projectOutbox(portal.database.db);
  expect((await portal.search('', `${SALE}split/`)).seo.robots).toBe('noindex,follow');
});

test('T24 auctions are named only while they are offered', async () => {
  await portal.given(Array.from({ length: 3 }, () => draft({ contract: 14, category: 14 })));
  expect((await (await sitemaps()).inject('/sitemaps/hr/ads-1.xml')).statusCode).toBe(404);
  expect(await addresses(await sitemaps(), '/sitemap.xml')).toHaveLength(LOCALES.length);
  const offered = await sitemaps({ auctions: true });
  expect(await addresses(offered, '/sitemaps/hr/ads-1.xml')).toHaveLength(3);
  expect(await addresses(offered, '/sitemaps/hr/lists-1.xml')).toContainEqual(expect.stringContaining('split'));
});

test('R34 fixed pages are named, nothing of the demonstration area; addresses are escaped', async () => {
  const app = await sitemaps({ publicUrl: 'https://kvadrat.example/a&b' });
  const { payload } = await app.inject('/sitemaps/de/pages-1.xml');
  expect(payload).toContain('<loc>https://kvadrat.example/a&amp;b/de/terms/</loc>');
  expect(payload).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
  );
  expect(payload).not.toContain('/demo/');
});

test.each([
  '/sitemaps/hr/pages-2.xml',
  '/sitemaps/xx/pages-1.xml',
  '/sitemaps/hr/toString-1.xml',
  '/sitemaps/hr/ads-0.xml',
  '/sitemaps/hr/lists-99999.xml',
  '/sitemaps/hr/ads-99999.xml',
])('%s is no sitemap', async (url) => {
  expect((await (await sitemaps()).inject(url)).statusCode).toBe(404);
});
