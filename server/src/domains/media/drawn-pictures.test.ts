import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { drawWhenAsked, fileDrawings, mediaRoutes, photosFor, renderAhead, setListingPhotos } from './api';
import { withTestDatabase } from '../../platform/db/testing/test-database';

const database = withTestDatabase();
let dataDir = '';
let app: FastifyInstance;
let drawn: string[] = [];

const draw = (recipe: string): string | null =>
  recipe === 'torn'
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="#${recipe}"/></svg>`;
const files = async (): Promise<string[]> =>
  (await readdir(join(dataDir, 'media'), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kvadrat-drawn-'));
  app = fastify();
  await app.register(mediaRoutes, {
    dataDir,
    whenMissing: drawWhenAsked({
      db: database.db,
      dataDir,
      draw: (recipe) => {
        drawn.push(recipe);
        return draw(recipe);
      },
    }),
  });
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Files a drawing and answers the addresses of its sizes in WebP, smallest first. */
async function addressesOf(recipe: string): Promise<string[]> {
  const svg = draw(recipe) ?? '';
  const ids = await fileDrawings(database.db, [{ recipe, identity: svg }]);
  expect(await fileDrawings(database.db, [{ recipe, identity: svg }])).toEqual(ids);
  const { id } = await database.db
    .insertInto('listing')
    .values({
      owner_name: 'Ana',
      agency_id: null,
      owner_phone: null,
      reference: recipe,
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
      content_hash: recipe,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setListingPhotos(database.db, id, [{ mediaId: ids.get(recipe) ?? 0, room: 'kitchen' }]);
  const photos = (await photosFor(database.db, [id], { locale: 'hr' })).get(id)?.photos ?? [];
  expect(photos).toHaveLength(1);
  return photos.flatMap(({ sizes }) => sizes.map(({ webp }) => webp));
}

test('an ad shows a drawing that is not rendered yet; who asks for a size gets it', async () => {
  const [, second = ''] = await addressesOf('336699');
  expect(await files()).toEqual([]);
  const answer = await app.inject({ url: second });
  expect(answer.statusCode).toBe(200);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
  expect(await files()).toHaveLength(2);
});

test('many who ask at once wait for one drawing', async () => {
  const addresses = await addressesOf('663399');
  drawn = [];
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.inject({ url: addresses[0] ?? '' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(drawn).toEqual(['663399']);
});

test('nothing is drawn for sizes there are not, names nobody filed and recipes that are gone', async () => {
  const [first = ''] = await addressesOf('993366');
  const torn = await fileDrawings(database.db, [{ recipe: 'torn', identity: '<svg/>' }]);
  const { hash } = await database.db
    .selectFrom('media')
    .select('hash')
    .where('id', '=', torn.get('torn') ?? 0)
    .executeTakeFirstOrThrow();
  const before = await files();
  for (const url of [
    first.replace('-320.', '-321.'),
    `/media/00/${'0'.repeat(40)}-320.webp`,
    `/media/${hash.slice(0, 2)}/${hash}-320.webp`,
  ]) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  expect(await files()).toEqual(before);
});

test('what cards show is rendered ahead, and only once', async () => {
  const [small = '', middle = '', large = ''] = await addressesOf('229944');
  await renderAhead(dataDir, draw('229944') ?? '');
  drawn = [];
  for (const url of [small, middle]) expect((await app.inject({ url })).statusCode).toBe(200);
  expect(drawn).toEqual([]);
  expect((await app.inject({ url: large })).statusCode).toBe(200);
  expect(drawn).toEqual(['229944']);
});

test('O-40 those who file the same drawings in other orders meet no deadlock', async () => {
  const drawings = Array.from({ length: 1500 }, (_, index) => ({
    recipe: `filed-${index}`,
    identity: `filed-${index}`,
  }));
  const orders = [
    drawings,
    drawings.toReversed(),
    drawings.toSorted((a, b) => a.recipe.localeCompare(b.recipe)),
    drawings.toReversed(),
  ];
  for (let round = 0; round < 4; round += 1) await Promise.all(orders.map((order) => fileDrawings(database.db, order)));
  expect((await fileDrawings(database.db, drawings)).size).toBe(drawings.length);
});
