import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTestDatabase } from '../db/testing/test-database';
import { loadPlaces } from '../geography';
import { photosFor } from '../media';
import { loadDemo, type DemoProgress } from './load-demo';

const database = withTestDatabase();
const NOW = new Date('2026-11-01T00:00:00Z');
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kvadrat-demo-'));
  await loadPlaces(database.db);
}, 60_000);

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const references = async (): Promise<string[]> =>
  (await database.db.selectFrom('listing').select('reference').orderBy('reference').execute()).map(({ reference }) => reference);

test('loads ads with pictures, goes on where it stopped, and adds nothing twice', async () => {
  const steps: DemoProgress[] = [];
  const deps = { db: database.db, dataDir };
  expect(await loadDemo(deps, { ads: 1, now: NOW, onProgress: (step) => steps.push(step) })).toBe(1);
  expect(steps[0]).toEqual({ step: 'ads', done: 1, total: 1 });
  expect(steps.at(-1)).toMatchObject({ step: 'pictures' });
  const ids = (await database.db.selectFrom('listing').select('id').orderBy('reference').execute()).map(({ id }) => id);
  const photos = await photosFor(database.db, ids, { locale: 'hr' });
  for (const id of ids) expect(photos.get(id)?.count).toBeGreaterThanOrEqual(3);

  expect(await loadDemo(deps, { ads: 1, now: new Date() })).toBe(0);
  expect(await loadDemo(deps, { ads: 2 })).toBe(1);
  expect(await references()).toEqual(['KV-00001', 'KV-00002']);
}, 60_000);
