import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { addPicture, fetchDuePhotos, hangPhotos, mediaRoutes, photosFor, setListingPhotos } from './api';

const database = withTestDatabase();
let dataDir = '';
let peer: Server;
let origin = '';
let asked: string[] = [];

const jpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kvadrat-media-'));
  const picture = await jpeg('#228844');
  peer = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/good.jpg') response.end(picture);
    else if (request.url === '/pdf.jpg') response.end('%PDF-1.7');
    else response.writeHead(503).end();
  });
  await new Promise<void>((ready) => peer.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${String((peer.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  peer.closeAllConnections();
  await new Promise((closed) => peer.close(closed));
  await rm(dataDir, { recursive: true, force: true });
});

async function listing(reference: string): Promise<number> {
  const { id } = await database.db
    .insertInto('listing')
    .values({
      owner_name: 'Ana',
      agency_id: null,
      owner_phone: null,
      reference,
      status: 1,
      contract: 1,
      category: 1,
      typology: 1,
      place_id: null,
      place_label: 'X',
      address: null,
      lat: null,
      lng: null,
      map_display: 'no_map',
      price: null,
      price_on_request: true,
      previous_price: null,
      surface_net: null,
      surface_gross: null,
      surface_plot: null,
      rooms: null,
      bedrooms: null,
      bathrooms: null,
      floor: null,
      floors: null,
      year_built: null,
      energy_class: 9,
      condition: null,
      heating: null,
      features: [],
      visibility: 'standard',
      content_hash: reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('photos of others are fetched; what fails leaves the ad with the rest, is tried again, or is given up', async () => {
  const id = await listing('P1');
  const urls = ['/good.jpg', '/pdf.jpg', '/later.jpg'].map((path) => `${origin}${path}`);
  await setListingPhotos(
    database.db,
    id,
    urls.map((url) => ({ url, room: null })),
  );
  const deps = { db: database.db, dataDir, allowPrivateAddresses: true };
  expect(await fetchDuePhotos(deps, { limit: 10, budgetMs: 20_000 })).toEqual({ fetched: 1, failed: 2 });
  const states = await database.db
    .selectFrom('photo_source')
    .select(['state', 'failure', 'attempts'])
    .orderBy('id')
    .execute();
  expect(states).toEqual([
    { state: 'done', failure: null, attempts: 1 },
    { state: 'failed', failure: 'unknown-type', attempts: 1 },
    { state: 'pending', failure: 'http-status', attempts: 1 },
  ]);
  const photos = (await photosFor(database.db, [id], { locale: 'de' })).get(id);
  expect(photos).toMatchObject({ count: 1, photos: [{ alt: 'Foto 1', width: 700, height: 500 }] });
  expect(photos?.photos[0]?.sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 229],
    [640, 457],
    [700, 500],
  ]);

  asked = [];
  expect(await fetchDuePhotos(deps, { limit: 10, budgetMs: 20_000 })).toEqual({ fetched: 0, failed: 0 });
  await setListingPhotos(database.db, id, [
    { url: urls[2] ?? '', room: null },
    { url: urls[0] ?? '', room: 'kitchen' },
  ]);
  expect((await photosFor(database.db, [id], { locale: 'hr' })).get(id)?.photos.map(({ alt }) => alt)).toEqual([
    'Kuhinja',
  ]);
  expect(asked).toEqual([]);
});

test('without the setting nothing is fetched from the own network', async () => {
  const id = await listing('P2');
  await setListingPhotos(database.db, id, [{ url: `${origin}/secret.jpg`, room: null }]);
  asked = [];
  expect(await fetchDuePhotos({ db: database.db, dataDir }, { limit: 10, budgetMs: 20_000 })).toEqual({
    fetched: 0,
    failed: 1,
  });
  expect(asked).toEqual([]);
});

test('pictures are served for ever under the name of their content, and nothing else is', async () => {
  const id = await listing('P3');
  const picture = await jpeg('#884422');
  const mediaId = await addPicture({ db: database.db, dataDir }, picture);
  expect(await addPicture({ db: database.db, dataDir }, picture)).toBe(mediaId);
  await setListingPhotos(database.db, id, [{ mediaId, room: 'facade' }]);
  const size = (await photosFor(database.db, [id], { locale: 'hr' })).get(id)?.photos[0]?.sizes[0];
  const app = fastify();
  await app.register(mediaRoutes, { dataDir });
  for (const [path, type] of [
    [size?.avif, 'image/avif'],
    [size?.webp, 'image/webp'],
  ] as const) {
    const answer = await app.inject({ method: 'GET', url: path ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    const again = await app.inject({
      method: 'GET',
      url: path ?? '',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  }
  const head = await app.inject({ method: 'HEAD', url: size?.avif ?? '' });
  expect(head.statusCode).toBe(200);
  for (const url of [
    '/media/',
    '/media/../kvadrat.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    `/media/00/${'0'.repeat(40)}-320.avif`,
    '/media/00/x.svg',
  ]) {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await app.close();
});

describe('pictures hung on many ads at once', () => {
  const triggers = async (tx: Parameters<typeof hangPhotos>[0]): Promise<string | undefined> =>
    (await sql<{ role: string }>`SELECT current_setting('session_replication_role') AS role`.execute(tx)).rows[0]?.role;
  const hung = async (id: number): Promise<unknown> =>
    database.db
      .selectFrom('listing_photo')
      .select(['position', 'media_id', 'room'])
      .where('listing_id', '=', id)
      .orderBy('position')
      .execute();

  test('keep places that are taken; triggers are on again within the transaction', async () => {
    const id = await listing('H1');
    const mediaId = await addPicture({ db: database.db, dataDir }, await jpeg('#114477'));
    await setListingPhotos(database.db, id, [{ mediaId, room: 'kitchen' }]);
    const after = await database.db.transaction().execute(async (tx) => {
      await hangPhotos(tx, [
        { listingId: id, position: 0, mediaId, room: null },
        { listingId: id, position: 1, mediaId, room: null },
      ]);
      return triggers(tx);
    });
    expect(after).toBe('origin');
    expect(await hung(id)).toEqual([
      { position: 0, media_id: mediaId, room: 'kitchen' },
      { position: 1, media_id: mediaId, room: null },
    ]);
  });

  test('no pictures are no failure', async () => {
    await database.db.transaction().execute((tx) => hangPhotos(tx, []));
  });

  test('a database user who may not switch triggers off has every key checked', async () => {
    const id = await listing('H2');
    const mediaId = await addPicture({ db: database.db, dataDir }, await jpeg('#774411'));
    const asPlainUser = (photo: number): Promise<void> =>
      database.db.transaction().execute(async (tx) => {
        await sql`SET LOCAL ROLE plain_user`.execute(tx);
        await hangPhotos(tx, [{ listingId: id, position: 0, mediaId: photo, room: null }]);
      });
    await sql`CREATE ROLE plain_user`.execute(database.db);
    await sql`GRANT ALL ON ALL TABLES IN SCHEMA public TO plain_user`.execute(database.db);
    try {
      await expect(asPlainUser(mediaId + 1000)).rejects.toThrow('foreign key');
      await asPlainUser(mediaId);
      expect(await hung(id)).toEqual([{ position: 0, media_id: mediaId, room: null }]);
    } finally {
      await sql`DROP OWNED BY plain_user`.execute(database.db);
      await sql`DROP ROLE plain_user`.execute(database.db);
    }
  });
});
