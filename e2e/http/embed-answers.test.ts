import type { EmbedTable } from '@kvadrat/contracts/releases';
import { searchListings } from '../support/api';
import { NEIGHBOUR } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const get = (path: string): Promise<Response> =>
  fetch(portalOrigin() + path, { redirect: 'manual', headers: { origin: 'https://agency.example' } });

test('what elements load may be read from any site, and names a hash for every file', async () => {
  const answer = await get('/embed/v1.json');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const table: EmbedTable = await answer.json();
  expect(table.elements).toContain('kvadrat-search');
  for (const { entry, scripts, styles, catalogues, integrity } of table.releases) {
    for (const file of [entry, ...scripts, ...styles, ...Object.values(catalogues)]) {
      expect(integrity[file]).toMatch(/^sha384-/);
      expect((await get(file)).headers.get('access-control-allow-origin')).toBe('*');
    }
  }
  // What the host loads itself when something first asks for it, such as the query library.
  const later = Object.entries(table.shell ?? {});
  expect(later.length).toBeGreaterThan(0);
  for (const [file, integrity] of later) {
    expect(integrity).toMatch(/^sha384-/);
    expect((await get(file)).headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('only the public part of the API is open to other sites, and never with cookies', async () => {
  const list = await get('/api-next/search-list/listings/?path=/prodaja-stambene-nekretnine/');
  expect(list.headers.get('access-control-allow-origin')).toBe('*');
  expect(list.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await get('/api-next/home/')).headers.get('access-control-allow-origin')).toBeNull();
});

test('the page that stands in for an element has its language and its search', async () => {
  const moved = await get('/embed/v1/kvadrat-search/?contract=najam&place=split&language=de');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/de/najam-stambene-nekretnine/split/']);
  expect((await get('/embed/v1/kvadrat-nothing/')).status).toBe(404);
});

test('a list of one agency holds its ads alone, one of an unknown agency none', async () => {
  const all = await searchListings('?path=/prodaja-stambene-nekretnine/');
  const slug = all.results.find(({ advertiser }) => advertiser.slug !== null)?.advertiser.slug ?? '';
  const own = await searchListings(`?path=/prodaja-stambene-nekretnine/&agency=${slug}`);
  expect(own.count).toBeGreaterThan(0);
  expect(own.count).toBeLessThan(all.count);
  expect(new Set(own.results.map(({ advertiser }) => advertiser.slug))).toEqual(new Set([slug]));
  expect((await searchListings('?path=/prodaja-stambene-nekretnine/&agency=nobody')).count).toBe(0);
});

test('J10 pages of an origin that may not sign people in are told so, and caches keep each origin’s answer apart', async () => {
  const told = async (headers: Record<string, string>): Promise<string | undefined> => {
    const answer = await fetch(`${portalOrigin()}/embed/v1.json`, { headers });
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/i);
    const { noAccounts }: EmbedTable = await answer.json();
    return noAccounts;
  };
  const own: Record<string, string>[] = [{}, { origin: portalOrigin() }, { origin: process.env[NEIGHBOUR] ?? '' }];
  for (const headers of own) expect(await told(headers)).toBeUndefined();
  expect(await told({ origin: 'https://agency.example' })).toContain('ACCOUNT_ORIGINS=https://agency.example');
  expect(await told({ origin: 'null' })).not.toContain('ACCOUNT_ORIGINS');
});
