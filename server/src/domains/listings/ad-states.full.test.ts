import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { priceNoteRoutes } from '../price-note/api';
import { projectOutbox } from '../search/api';
import { addSearchFeed } from '../../edge/search-feed';
import { idsOf, SALE, withPortal } from '../search/testing/portal';
import { addSitemaps } from '../../edge/sitemap';
import { saveAgency } from '../agencies/api';
import { hideListing, listingRoutes, phoneOf, saveListing, setStatus, showListing, withdrawListings } from './api';
import { draft } from './testing/draft';

const portal = withPortal();
const ORIGIN = 'https://kvadrat.example';
const OWNER = 'Vlasnica@Example.hr';
/** Word by which the ads would be found. */
const TITLE = 'Mansarda uz Marjan';

let app: FastifyInstance;
/** The portal with its files, where a header says who has signed in. */
beforeAll(async () => {
  const { db } = portal.database;
  app = await createApp({
    settings: { publicUrl: () => ORIGIN, logLevel: 'silent', trustProxy: false, apiRequestsPerMinute: 10_000 },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(listingRoutes, {
        db,
        viewerOf: ({ headers }) =>
          Promise.resolve(typeof headers['x-viewer'] === 'string' ? { email: headers['x-viewer'] } : null),
      });
      await api.register(priceNoteRoutes, { db });
    },
    registerFiles: (files) => {
      addSearchFeed(files, { db, publicUrl: () => ORIGIN });
      addSitemaps(files, { db, publicUrl: () => ORIGIN, auctions: false });
      return Promise.resolve();
    },
  });
});
afterAll(() => app.close());

const own = (reference: string) =>
  draft({
    reference,
    advertiser: { type: 'privato', name: 'Vlasta', phone: null, email: OWNER.toLowerCase() },
    texts: { hr: { title: TITLE, description: 'Opis.' } },
  });
const ask = (path: string, viewer?: string) =>
  app.inject({ url: path, headers: viewer === undefined ? {} : { 'x-viewer': viewer } });
const status = async (id: number, viewer?: string): Promise<number> =>
  (await ask(`/api-next/listings/${id}/`, viewer)).statusCode;

/** Everything the portal says without being signed in, wherever an ad could turn up. */
async function saidAloud(id: number, neighbour: number): Promise<string> {
  const map = new URLSearchParams({
    path: SALE,
    minLat: '43.4',
    maxLat: '43.6',
    minLng: '16.3',
    maxLng: '16.6',
    zoom: '17',
  });
  const answers = await Promise.all([
    ...[
      `/api-next/listings/?ids=${id}`,
      `/api-next/listings/${neighbour}/`,
      `/api-next/listings/${neighbour}/similar/`,
      `/atom${SALE}split/`,
      `/sitemaps/hr/ads-1.xml`,
    ].map((path) => ask(path)),
    ...[
      `/api-next/search-list/suggest/?query=AD-1`,
      `/api-next/search-list/suggest/?query=Mansarda`,
      `/api-next/search-list/clusters/?${map.toString()}`,
      `/api-next/search-list/listings/?path=${SALE}`,
    ].map((path) => portal.app.inject(path)),
  ]);
  return answers.map(({ body }) => body).join('\n');
}

describe.each([
  ['secret', 404, (id: number) => setStatus(portal.database.db, [id], 14)],
  ['withdrawn', 410, (id: number) => withdrawListings(portal.database.db, [id])],
  ['hidden', 410, (id: number) => hideListing(portal.database.db, id)],
] as const)('R103 an ad that is %s', (state, code, make) => {
  test('is nowhere, and its owner alone sees it', async () => {
    const [id = 0, neighbour = 0] = await portal.given([own('AD-1'), draft({ reference: 'NEXT' })]);
    expect(await saidAloud(id, neighbour)).toContain(TITLE);
    await make(id);
    await projectOutbox(portal.database.db);
    const said = await saidAloud(id, neighbour);
    expect(said).not.toContain(TITLE);
    expect(said).not.toContain(`/oglasi/${id}/`);
    expect([await status(id), await status(id, 'netko@example.hr'), await status(id, OWNER)]).toEqual([
      code,
      code,
      200,
    ]);
    expect(await phoneOf(portal.database.db, id)).toBeNull();
    const seen = await ask(`/api-next/listings/${id}/`, OWNER);
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(seen.json()).toMatchObject({ withheld: state, title: TITLE, contacts: { phone: false, email: false } });
  });
});

test('R103 a secret ad gives no hint: every call answers as for an ad that never was', async () => {
  const [secret = 0] = await portal.given([own('AD-1')]);
  await setStatus(portal.database.db, [secret], 14);
  await projectOutbox(portal.database.db);
  const never = 987_654;
  for (const call of ['', 'similar/', 'price-note/', 'contact/']) {
    const [about, ofNone] = await Promise.all([
      ask(`/api-next/listings/${secret}/${call}`),
      ask(`/api-next/listings/${never}/${call}`),
    ]);
    expect([call, about.statusCode, about.body.replaceAll(String(secret), '#')]).toEqual([
      call,
      ofNone.statusCode,
      ofNone.body.replaceAll(String(never), '#'),
    ]);
  }
  // One that is hidden on top of it stays unknown to others.
  await hideListing(portal.database.db, secret);
  expect(await status(secret)).toBe(404);
});

test('R103 pages of ads that were public say what has become of them', async () => {
  const [sold = 0, gone = 0, hidden = 0] = await portal.given([own('AD-1'), own('AD-2'), own('AD-3')]);
  const { db } = portal.database;
  await setStatus(db, [sold], 3);
  await withdrawListings(db, [gone]);
  await hideListing(db, hidden);
  const states = await Promise.all(
    [sold, gone, hidden].map(
      async (id) => (await ask(`/api-next/listings/${id}/similar/`)).json<{ state: string }>().state,
    ),
  );
  expect(states).toEqual(['sold', 'withdrawn', 'withdrawn']);
  expect((await ask(`/api-next/listings/${sold}/`)).json()).toMatchObject({
    status: 'sold',
    priceHistory: [{ price: 200_000 }],
  });
});

test('R103 whose agency it is owns an ad, not whoever shares its number', async () => {
  const { db } = portal.database;
  const agencyId = await saveAgency(db, { slug: 'skrovita', name: 'Skrovita', email: 'ured@skrovita.example' });
  const [id = 0] = await portal.given([draft({ advertiser: { type: 'agenzia', agencyId }, status: 14 })]);
  expect([
    await status(id, 'ured@skrovita.example'),
    await status(id, 'ured@skrovita.example.hr'),
    await status(id, ''),
  ]).toEqual([200, 404, 404]);
});

describe('an ad the staff hides', () => {
  test('stays hidden whatever its source writes, and comes back as its advertiser has it by then', async () => {
    const { db } = portal.database;
    const ad = own('AD-1');
    const [id = 0] = await portal.given([ad]);
    expect([await hideListing(db, id), await hideListing(db, id)]).toEqual([true, false]);
    // The same again is nothing new, other words are; neither shows it.
    expect(await saveListing(db, ad)).toEqual({ id, outcome: 'unchanged' });
    expect(await saveListing(db, { ...ad, rooms: 4 })).toEqual({ id, outcome: 'changed' });
    await setStatus(db, [id], 3);
    expect(await status(id)).toBe(410);
    expect([await showListing(db, id), await showListing(db, id)]).toEqual([true, false]);
    expect((await ask(`/api-next/listings/${id}/`)).json()).toMatchObject({ status: 'sold', rooms: 4 });
  });

  test('that its source no longer has is withdrawn when it is shown again', async () => {
    const { db } = portal.database;
    const [id = 0] = await portal.given([own('AD-1')]);
    await hideListing(db, id);
    expect(await withdrawListings(db, [id])).toEqual([id]);
    await showListing(db, id);
    expect((await ask(`/api-next/listings/${id}/similar/`)).json()).toMatchObject({ state: 'withdrawn' });
  });

  test('is back in lists once it is shown', async () => {
    const { db } = portal.database;
    const [id = 0] = await portal.given([own('AD-1')]);
    for (const [change, ids] of [
      [hideListing, []],
      [showListing, [id]],
    ] as const) {
      await change(db, id);
      await projectOutbox(db);
      expect(idsOf(await portal.search(''))).toEqual(ids);
    }
  });
});
