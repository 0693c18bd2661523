import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlacePart } from '@kvadrat/contracts/api';
import { withPortal } from '../search/testing/portal';
import { placeDirectory } from './place-directory';
import { createPartShapes } from './place-parts';

const portal = withPortal();
const SQUARE = [
  [16.00001, 45.8],
  [16.00002, 45.8],
  [16.1, 45.8],
  [16.1, 45.9],
  [16, 45.9],
  [16.00001, 45.8],
];
const SPECK = [
  [15.10001, 45.1],
  [15.10002, 45.1],
  [15.10002, 45.10001],
  [15.10001, 45.1],
];

async function packWith(features: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'geo-pack-'));
  await writeFile(join(folder, 'hr-zones-zagreb.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  return folder;
}

test('R132 the parts of a place one level below, with their points; without a geo pack nobody claims to know their lines', async () => {
  const directory = await placeDirectory(portal.database.db);
  const zagreb = directory.byPath('zagreb');
  const response = await portal.app.inject(`/api-next/geography/parts/?place=${zagreb?.id}`);
  const parts = response.json<PlacePart[]>();
  const maksimir = parts.find(({ path }) => path === 'zagreb/maksimir');
  expect(maksimir).toMatchObject({ label: 'Maksimir', level: 'city_zone', shape: null });
  expect(maksimir?.within).toContain(zagreb?.id);
  expect(maksimir?.position.lat).toBeCloseTo(45.8, 0);
  expect(new Set(parts.map(({ level }) => level))).toEqual(new Set(['city_zone']));
  for (const query of ['place=99999999', 'place=x', ''])
    expect((await portal.app.inject(`/api-next/geography/parts/?${query}`)).statusCode).toBeGreaterThanOrEqual(400);
});

test('lines of a geo pack lose digits and what is nothing without them; a missing file is said and nothing else', async () => {
  const folder = await packWith([
    { properties: { id: 'one' }, geometry: { type: 'Polygon', coordinates: [SQUARE] } },
    { properties: { id: 'many' }, geometry: { type: 'MultiPolygon', coordinates: [[SQUARE], [SPECK]] } },
  ]);
  const problems: string[] = [];
  const shapes = await createPartShapes(folder, (problem) => problems.push(problem))();
  const square = [
    [16, 45.8],
    [16.1, 45.8],
    [16.1, 45.9],
    [16, 45.9],
    [16, 45.8],
  ];
  expect([...shapes]).toEqual([
    ['one', { type: 'MultiPolygon', coordinates: [[square]] }],
    ['many', { type: 'MultiPolygon', coordinates: [[square]] }],
  ]);
  expect(problems).toEqual([expect.stringContaining('hr-counties.geojson of the geo pack cannot be read')]);
  await rm(folder, { recursive: true });
});

test('codes of the geo pack are those of the directory', async () => {
  const directory = await placeDirectory(portal.database.db);
  expect(directory.byPath('zagreb/maksimir')?.code).toBe('hr-gc-zg-maksimir');
  expect(directory.byPath('splitsko-dalmatinska-zupanija')?.code).toBe('hr-zup-17');
});
