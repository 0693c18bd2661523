import { toCell } from '../../geography/api';
import { type ListingDraft, saveListing } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import { idsOf, withPortal } from '../testing/portal';
import { projectOutbox } from '../api';
import { countBeforehand, forgetBeforehand, mapAddress, readMap, sumOf } from './testing/read-map';

const portal = withPortal();
const SPLIT = { lat: 43.51, lng: 16.44 };
const around = 'viewport=43.4,16.3,43.6,16.6';

beforeEach(() => forgetBeforehand(portal.database.db));

describe('R261 one by one, from zoom 15', () => {
  const pin = (changes: Partial<ListingDraft> = {}): ListingDraft => draft({ coordinates: SPLIT, ...changes });

  test('a pin says what it needs to be drawn, the most prominent first, all that share a spot', async () => {
    const ids = await portal.given([
      pin(),
      pin({ visibility: 'premium' }),
      pin({ price: { value: 99_999.5, onRequest: false, previous: null } }),
    ]);
    const { markers, clusters, total, capped, zoom, countedAt } = await readMap(portal, `zoom=15&${around}`);
    expect({ clusters, total, capped, zoom, countedAt }).toEqual({
      clusters: null,
      total: 3,
      capped: false,
      zoom: 15,
      countedAt: null,
    });
    expect(markers).toEqual({
      id: [ids[1], ids[2], ids[0]],
      lat: [SPLIT.lat, SPLIT.lat, SPLIT.lat],
      lng: [SPLIT.lng, SPLIT.lng, SPLIT.lng],
      price: [200_000, 99_999.5, 200_000],
      tier: ['premium', 'standard', 'standard'],
      radius: [null, null, null],
    });
  });

  test('R106 only_area has a shifted centre and its radius, no_map none at all', async () => {
    const [area] = await portal.given([pin({ mapDisplay: 'only_area' }), pin({ mapDisplay: 'no_map' })]);
    const { markers, total } = await readMap(portal, `zoom=17&${around}`);
    expect(total).toBe(1);
    expect(markers).toMatchObject({ id: [area], radius: [500] });
    const { results } = await portal.search('');
    const shown = results.find(({ id }) => id === area)?.position;
    expect({ lat: markers?.lat[0], lng: markers?.lng[0] }).toEqual({ lat: shown?.lat, lng: shown?.lng });
    expect(markers?.lat).not.toContain(SPLIT.lat);
  });

  test('O-09 a price on request is nowhere, and its ad is not where its price would put it', async () => {
    const price = (value: number, onRequest = false) => ({ value, onRequest, previous: null });
    await portal.given([
      pin({ price: price(250_000) }),
      pin({ price: price(252_000, true) }),
      pin({ price: price(255_000) }),
    ]);
    for (const zoom of [8, 14, 15, 18]) {
      const everything = await readMap(portal, `zoom=${zoom}`);
      expect(JSON.stringify(everything)).not.toContain('252');
      expect(everything.total).toBe(3);
      expect(await readMap(portal, `zoom=${zoom}&prezzoMinimo=251000&prezzoMassimo=253000`)).toMatchObject({
        total: 0,
      });
    }
    expect((await readMap(portal, 'zoom=15')).markers?.price.filter((value) => value === null)).toHaveLength(1);
  });

  test('O-12 an ad that has just gone has no pin any more, though it is still counted', async () => {
    const [gone, stays] = await portal.given([pin(), pin()]);
    await portal.database.sql`UPDATE listing SET status = 3 WHERE id = ${gone ?? 0}`;
    expect((await readMap(portal, 'zoom=15')).markers?.id).toEqual([stays]);
    await projectOutbox(portal.database.db);
    expect(await readMap(portal, 'zoom=15')).toMatchObject({ total: 1, markers: { id: [stays] } });
  });
});

describe('R261 groups, up to zoom 14', () => {
  const TOWNS = [{ lat: 45.81, lng: 15.98 }, SPLIT, { lat: 44.12, lng: 15.23 }];
  const drafts = Array.from({ length: 60 }, (_, n) => {
    const town = TOWNS[n % 3] ?? SPLIT;
    return draft({
      coordinates: { lat: town.lat + ((n * 7) % 11) * 0.001, lng: town.lng + ((n * 5) % 13) * 0.001 },
      price: { value: 100_000 + n * 1000, onRequest: n % 10 === 0, previous: null },
      rooms: (n % 5) + 1,
      mapDisplay: n % 6 === 0 ? 'only_area' : n % 6 === 1 ? 'no_map' : 'marker',
      texts: { hr: { title: n % 2 === 0 ? 'Stan s bazenom' : 'Kuća', description: 'Opis.' } },
    });
  });
  const VIEWS = [
    '',
    'viewport=43.4,16.3,43.6,16.6',
    'viewport=43.512,16.441,43.517,16.447',
    'viewport=44,15,46,16',
    'viewport=45.8,15.98,45.9,16.1',
    'viewport=10,10,11,11',
  ];
  const FILTERS = [
    '',
    'prezzoMinimo=120000&prezzoMassimo=150000',
    'localiMinimo=3',
    'keyword=bazen',
    'centro=43.51,16.44&raggio=900',
    'vrt=45.7,15.9;45.7,16.1;45.816,16.1;45.816,15.9',
  ];

  test('O-03 the groups hold what the list has with a position, whatever is filtered and shown', async () => {
    await portal.given(drafts);
    let found = 0;
    for (const view of VIEWS) {
      for (const filter of FILTERS) {
        for (const zoom of [8, 14]) {
          const map = await readMap(portal, `${view}&${filter}&zoom=${zoom}`);
          expect([view, filter, zoom, sumOf(map)]).toEqual([view, filter, zoom, map.total]);
          const { count, results } = await portal.search(`${view}&${filter}`);
          const hidden = view === '' && !/centro|vrt/.test(filter) ? await countHidden(filter) : 0;
          expect([view, filter, map.total]).toEqual([view, filter, count - hidden]);
          expect(results.length).toBeLessThanOrEqual(count);
          found += count;
        }
      }
    }
    expect(found).toBeGreaterThan(200);
  }, 30_000);

  /** Ads of a list without a position. */
  async function countHidden(filter: string): Promise<number> {
    const pages = await Promise.all([1, 2, 3].map((page) => portal.search(`${filter}&pag=${page}`)));
    return pages.flatMap(({ results }) => results).filter(({ position }) => position === null).length;
  }

  test('what was counted beforehand is what is counted now, cut at the same edges', async () => {
    await portal.given(drafts);
    for (const view of [...VIEWS, 'viewport=43.5,16.43,45.82,15.99', 'viewport=-90,-180,90,180']) {
      for (const zoom of [4, 8, 14]) {
        await forgetBeforehand(portal.database.db);
        const live = await readMap(portal, `${view}&zoom=${zoom}`);
        await countBeforehand(portal.database.db);
        expect([view, zoom, await readMap(portal, `${view}&zoom=${zoom}`)]).toEqual([view, zoom, live]);
      }
    }
  }, 30_000);

  test('a group stands amid its ads, with their lowest price; an ad alone is named', async () => {
    const price = (value: number, onRequest = false) => ({ value, onRequest, previous: null });
    const ids = await portal.given([
      draft({ coordinates: { lat: 43.5, lng: 16.4 }, price: price(300_000) }),
      draft({ coordinates: { lat: 43.501, lng: 16.402 }, price: price(250_000) }),
      draft({ coordinates: { lat: 43.501, lng: 16.402 }, price: price(1000, true) }),
      draft({ coordinates: { lat: 45.5, lng: 18.1 }, price: price(90_000, true) }),
    ]);
    const { clusters } = await readMap(portal, 'zoom=8');
    expect(clusters).toMatchObject({ count: [3, 1], price: [250_000, null], id: [null, ids[3]] });
    expect(clusters?.lat[0]).toBeCloseTo(43.50067, 4);
    expect(clusters?.lng[0]).toBeCloseTo(16.40133, 4);
    expect(clusters?.lat[1]).toBeCloseTo(45.5, 4);
  });

  test('squares are 64 pixels wide', async () => {
    // At zoom 8 a square is 360 / 1024 degrees wide: the last of one and the first of the next.
    const edge = (360 / 1024) * 47;
    await portal.given(
      [edge - 0.001, edge + 0.001, edge + 360 / 1024 - 0.001].map((lng) => draft({ coordinates: { lat: 43.5, lng } })),
    );
    expect((await readMap(portal, 'zoom=8')).clusters?.count).toEqual([2, 1]);
    expect((await readMap(portal, 'zoom=7')).clusters?.count).toEqual([3]);
    expect((await readMap(portal, 'zoom=9')).clusters?.count).toEqual([1, 1, 1]);
  });

  test('R259 a map opens at zoom 8; beneath 4 groups do not grow', async () => {
    await portal.given(drafts);
    expect((await readMap(portal, '')).zoom).toBe(8);
    expect(await readMap(portal, 'zoom=0')).toEqual(await readMap(portal, 'zoom=4'));
    expect((await readMap(portal, 'zoom=22')).markers?.id.length).toBe(50);
  });

  test('O-12 counts that lag say since when, and small ones are counted anew', async () => {
    const { db, sql } = portal.database;
    await portal.given(drafts);
    await countBeforehand(db);
    await saveListing(db, draft({ coordinates: SPLIT }));
    await projectOutbox(db);
    expect(await readMap(portal, 'zoom=8')).toMatchObject({ total: 51, countedAt: null });
    await sql`UPDATE count_roll SET n = 3000 WHERE place_id = 0`;
    await sql`UPDATE read_model SET version = version + 1`;
    const lagging = await readMap(portal, 'zoom=9');
    expect(lagging.total).toBe(50);
    expect(new Date(lagging.countedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    // What the map shows is no reason to count anew; anything else is.
    expect((await readMap(portal, 'zoom=9&viewport=40,10,50,20')).countedAt).toBe(lagging.countedAt);
    for (const more of [
      'foldDuplicates=1',
      'centro=45,16&raggio=999999',
      'keyword=stan',
      'agency=nobody',
      'idProvincia=22',
    ]) {
      expect([more, (await readMap(portal, `zoom=9&viewport=40,10,50,20&${more}`)).countedAt]).toEqual([more, null]);
    }
    expect(await readMap(portal, 'zoom=9&localiMinimo=1')).toMatchObject({ total: 51, countedAt: null });
  });
});

test('R261 no more than 2000 on one map, and it says so', async () => {
  const { sql } = portal.database;
  await portal.given([]);
  const spots = Array.from({ length: 2003 }, (_, n) => ({
    x: 36_600_000 + (n % 50) * 1024,
    y: 24_500_000 + Math.floor(n / 50) * 1024,
  }));
  await sql`
    INSERT INTO ls (id, x, y, cell, rank, published, amen, contract, category, typology, region, province, city, zone, microzone)
    SELECT n - 1, x, y, cell, n - 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0
    FROM unnest(${spots.map(({ x }) => x)}::int[], ${spots.map(({ y }) => y)}::int[], ${spots.map(toCell)}::bigint[]) WITH ORDINALITY AS spot (x, y, cell, n)`;
  await sql`INSERT INTO count_roll (contract, category, place_id, n) VALUES (1, 1, 0, 2003)`;
  const grouped = await readMap(portal, 'zoom=14');
  expect(grouped).toMatchObject({ total: 2003, capped: true });
  expect(grouped.clusters?.count).toHaveLength(2000);
  expect(await readMap(portal, 'zoom=15')).toMatchObject({ total: 2003, capped: true });
  await sql`DELETE FROM ls WHERE id >= 2000`;
  await sql`UPDATE read_model SET version = version + 1`;
  expect(await readMap(portal, 'zoom=14')).toMatchObject({ total: 2000, capped: false });
  expect(await readMap(portal, 'zoom=15')).toMatchObject({ total: 2000, capped: false });
});

describe('what was answered before', () => {
  const ask = (query: string, tag = '') =>
    portal.app.inject({ url: mapAddress(query), headers: tag === '' ? {} : { 'if-none-match': tag } });

  test('is not sent again until an ad has changed', async () => {
    const ad = draft({ coordinates: SPLIT });
    await portal.given([ad]);
    const first = await ask('zoom=15');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"/);
    expect(first.headers['cache-control']).toBe('private, max-age=10');
    for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`]) {
      const again = await ask('zoom=15&pag=3&criterio=prezzo&lat=45&lng=15', known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    for (const other of [
      'zoom=16',
      'zoom=15&prezzoMassimo=5',
      'zoom=15&viewport=1,1,2,2',
      'zoom=15&agency=x',
      'zoom=15&raggio=5',
    ])
      expect((await ask(other, tag)).statusCode).toBe(200);
    await saveListing(portal.database.db, { ...ad, price: { value: 123_456, onRequest: false, previous: null } });
    await projectOutbox(portal.database.db);
    const changed = await ask('zoom=15', tag);
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { markers: { price: [123_456] } }]);
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('is not sent again until the groups have been counted again', async () => {
    await portal.given([draft()]);
    const tag = String((await ask('zoom=8')).headers.etag);
    expect((await ask('zoom=8', tag)).statusCode).toBe(304);
    await countBeforehand(portal.database.db);
    expect((await ask('zoom=8', tag)).statusCode).toBe(200);
  });
});

describe('R137 whatever stands in the address', () => {
  test.each([
    ['zoom=abc', 'zoom', 'invalid-value'],
    ['zoom=99', 'zoom', 'invalid-value'],
    ['viewport=1,2,3', 'viewport', 'invalid-value'],
    ['viewport=45,16,44,15', 'viewport', 'invalid-value'],
    ['vrt=45,16;45,16;45,16', 'vrt', 'invalid-value'],
    ['vrt=45,16;45,16.000001;45.000001,16', 'vrt', 'area-too-small'],
    ['vrt=45,-179;46,179;44,16', 'vrt', 'area-outside'],
    [
      `vrt=${Array.from({ length: 900 }, (_, n) => `45.${String(1000 + n)},16.${String(1000 + ((n * 7) % 900))}`).join(';')}`,
      'vrt',
      'invalid-value',
    ],
    ['centro=45,16&raggio=1', 'centro', 'area-too-small'],
    ['raggio=1', 'raggio', 'incomplete'],
    ['centro=51,0&raggio=1000', 'centro', 'area-outside'],
    ['centro=45,16', 'centro', 'incomplete'],
    ['centro=45,16&raggio=-5', 'raggio', 'invalid-value'],
    ['centro=45,16&raggio=0', 'raggio', 'invalid-value'],
    ['travel=45,16,10,rocket', 'travel', 'invalid-value'],
    ['travel=51,0,10,car', 'travel', 'area-outside'],
    ['travel=45.8,16,10,car', 'travel', 'travel-unavailable'],
  ])('%.60s is left out with one notice', async (query, parameter, said) => {
    const ids = await portal.given([draft()]);
    const map = await readMap(portal, query);
    expect(map.notices.map((notice) => [notice.parameter, notice.reason ?? notice.code])).toEqual([[parameter, said]]);
    expect(map.total).toBe(1);
    const list = await portal.search(query);
    expect(list.notices).toEqual(map.notices);
    expect(idsOf(list)).toEqual(ids);
  });
});
