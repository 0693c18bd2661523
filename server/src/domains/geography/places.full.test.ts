import { withTestDatabase } from '../../platform/db/testing/test-database';
import { loadPlaces, placeDirectory, readPlaces } from './api';

const database = withTestDatabase({ holds: 'places' });

test('the committed directory: unique paths, known parents, points in Croatia', async () => {
  const { places } = await readPlaces();
  expect(places.length).toBeGreaterThan(7700);
  const ids = new Set(places.map(({ id }) => id));
  expect(ids.size).toBe(places.length);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  for (const { path, parentId, members, lat, lng } of places) {
    expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/);
    if (parentId !== null) expect(ids).toContain(parentId);
    for (const member of members) expect(ids).toContain(member);
    expect([path, lat > 42.3 && lat < 46.6 && lng > 13.4 && lng < 19.5]).toEqual([path, true]);
  }
  // Columns of the read model are smallint.
  expect(Math.max(...ids)).toBeLessThan(2 ** 15);
});

test('R15 short public paths; namesakes are told apart', async () => {
  const directory = await placeDirectory(database.db);
  const expectations: [string, string, string][] = [
    ['split', 'Split', 'city'],
    ['split/bacvice', 'Bačvice', 'city_zone'],
    ['split/split', 'Split', 'city_zone'],
    ['otok-splitsko-dalmatinska', 'Otok', 'city'],
    ['otok-vukovarsko-srijemska', 'Otok', 'city'],
    ['istarska-zupanija', 'Istarska županija', 'province'],
    ['jadranska-hrvatska', 'Jadranska Hrvatska', 'region'],
    ['otok-krk', 'Otok Krk', 'touristic_area'],
    ['konavle', 'Konavle', 'city'],
    ['pula', 'Pula', 'city'],
    ['zagreb/tresnjevka-sjever/stara-tresnjevka', 'Stara Trešnjevka', 'microzone'],
  ];
  for (const [path, name, level] of expectations) expect(directory.byPath(path)).toMatchObject({ path, name, level });
});

test('labels put the town behind its part and say nothing twice', async () => {
  const directory = await placeDirectory(database.db);
  const label = (path: string): string => directory.label(directory.byPath(path)?.id ?? 0);
  expect(label('split/bacvice')).toBe('Bačvice, Split');
  expect(label('split/split')).toBe('Split');
  expect(label('zagreb/tresnjevka-sjever/stara-tresnjevka')).toBe('Stara Trešnjevka, Trešnjevka - sjever, Zagreb');
  expect(label('istarska-zupanija')).toBe('Istarska županija');
});

test('every place has its wider places as ancestors, touristic areas included', async () => {
  const directory = await placeDirectory(database.db);
  const id = directory.byPath('crikvenica/selce')?.id ?? 0;
  const rows = await database.db
    .selectFrom('place_ancestor')
    .innerJoin('place', 'place.id', 'ancestor_id')
    .select('path')
    .where('place_id', '=', id)
    .orderBy('path')
    .execute();
  expect(rows.map(({ path }) => path)).toEqual([
    'crikvenica',
    'crikvenica/selce',
    'crikvenicko-vinodolska-rivijera',
    'hrvatska',
    'jadranska-hrvatska',
    'kvarner',
    'primorsko-goranska-zupanija',
  ]);
});

test('loading is done once for each version of the file, also by two at once', async () => {
  const { version, places } = await readPlaces();
  expect(await loadPlaces(database.db, { version, places })).toBe(false);
  const towns = {
    version: 'towns',
    places: places.filter(({ level }) => level !== 'city_zone' && level !== 'microzone' && level !== 'touristic_area'),
  };
  const changed = {
    version: 'next',
    places: towns.places.map((place) => (place.path === 'split' ? { ...place, path: 'spalato' } : place)),
  };
  const written = await Promise.all([loadPlaces(database.db, changed), loadPlaces(database.db, changed)]);
  expect(written.sort()).toEqual([false, true]);
  expect((await placeDirectory(database.db)).byPath('spalato')?.name).toBe('Split');
  expect((await placeDirectory(database.db)).byPath('split')).toBeUndefined();
  expect(await loadPlaces(database.db, towns)).toBe(true);
  expect((await placeDirectory(database.db)).byPath('split')?.name).toBe('Split');
}, 30_000);
