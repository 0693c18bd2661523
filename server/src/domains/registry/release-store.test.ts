import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { changeRemote, ReleaseStore } from './api';
import { readRelease } from './release-files.store';
import { ORDER, useRegistry } from './testing/registry-bench';

const registry = useRegistry();
const KEY = { name: 'mf-a', release: '1.0.0-00000001' };
const storeAt = (name: string): ReleaseStore => new ReleaseStore(registry.db, join(registry.folder, name));
const fileIn = (store: ReleaseStore, file: string, { name, release } = KEY): string =>
  join(store.folder, name, release, file);
const age = (days: number) =>
  registry.database
    .sql`update registry_release set retired_at = now() - make_interval(days => ${days}) where release = ${KEY.release}`;
const files = async (): Promise<number> => (await registry.database.sql`select 1 from registry_file`).length;

it('every server has the files of every release, whichever was told of it', async () => {
  await registry.publish({ name: 'mf-a' });
  for (const store of [storeAt('one'), storeAt('two')]) {
    expect(await store.state(KEY)).toBe('kept');
    expect(readFileSync(fileIn(store, 'app.css'), 'utf8')).toBe('.mf-a{color:red}');
    expect(brotliDecompressSync(readFileSync(fileIn(store, 'app.css.br'))).toString()).toBe('.mf-a{color:red}');
    expect(JSON.parse(readFileSync(fileIn(store, 'remote.json'), 'utf8'))).toMatchObject(KEY);
  }
});

it('processes that share one folder may write it at the same time', async () => {
  await registry.publish({ name: 'mf-a' });
  expect(await Promise.all([1, 2, 3].map(() => storeAt('one').state(KEY)))).toEqual(['kept', 'kept', 'kept']);
});

it('a server bundle that was changed on disk is put back, and never used where it cannot be', async () => {
  await registry.publish({ name: 'mf-a', server: 'exports.render = "right";' });
  const store = storeAt('one');
  await store.state(KEY);
  const found = await readRelease(registry.db, KEY);
  if (found === null) throw new Error('not published');
  writeFileSync(fileIn(store, 'server.cjs'), 'exports.render = "wrong";');
  expect(await store.read(found.manifest, 'server.cjs')).toMatchObject({ source: 'exports.render = "right";' });
  expect(readFileSync(fileIn(store, 'server.cjs'), 'utf8')).toContain('right');

  writeFileSync(fileIn(store, 'server.cjs'), 'exports.render = "wrong";');
  await registry.database
    .sql`update registry_file set bytes = 'exports.render = "wrong";'::bytea where integrity = ${found.manifest.files['server.cjs']?.integrity ?? ''}`;
  await expect(store.read(found.manifest, 'server.cjs')).rejects.toMatchObject({ code: 'MFE-005' });
});

it('a release is served for 30 days after it was live last, then its files go, here and on other servers', async () => {
  await registry.publish({ name: 'mf-a' });
  const [store, other] = [storeAt('one'), storeAt('two')];
  for (const release of ['1.1.0-00000002', '1.2.0-00000003']) await registry.publish({ name: 'mf-a', release });
  await age(29);
  expect(await store.state(KEY)).toBe('kept');
  expect(await other.state(KEY)).toBe('kept');
  expect(await store.clean()).toEqual([]);
  const before = await files();

  await age(31);
  expect(await store.state(KEY, Date.now() + 61_000)).toBe('gone');
  expect(await store.clean()).toEqual([KEY]);
  expect(existsSync(fileIn(store, 'entry.js'))).toBe(false);
  expect(existsSync(fileIn(store, 'entry.js', { name: 'mf-a', release: '1.2.0-00000003' }))).toBe(false);
  // What later releases have in common with it stays.
  expect(await files()).toBe(before - 1);
  expect(await other.clean()).toEqual([]);
  expect(existsSync(fileIn(other, 'entry.js'))).toBe(false);
  expect(await other.state(KEY)).toBe('gone');
});

it('what is live, may be fallen back to or is a canary is kept however old', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  for (const release of ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'])
    await registry.publish({ name: 'mf-a', release });
  await changeRemote(registry.db, 'mf-a', { action: 'canary', release: KEY.release, percent: 1, until }, ORDER);
  const named = await registry.database.sql`select retired_at from registry_release`;
  expect(named.map(({ retired_at }) => retired_at as unknown)).toEqual([null, null, null]);
  await changeRemote(registry.db, 'mf-a', { action: 'stop-canary' }, ORDER);
  const [row] = await registry.database.sql`select retired_at from registry_release where release = ${KEY.release}`;
  expect(row?.['retired_at']).not.toBeNull();
});

it('a release that was cleaned away may be uploaded again and is whole', async () => {
  for (const release of [KEY.release, '1.1.0-00000002', '1.2.0-00000003'])
    await registry.publish({ name: 'mf-a', release });
  const store = storeAt('one');
  await age(31);
  await store.clean();
  await registry.publish({ name: 'mf-a', release: KEY.release });
  expect(await store.state(KEY)).toBe('kept');
  expect(existsSync(fileIn(store, 'entry.js'))).toBe(true);
});

it('knows nothing of what nobody published, and hears of it at once when somebody does', async () => {
  const store = storeAt('one');
  expect(await store.state(KEY)).toBe('unknown');
  await registry.publish({ name: 'mf-a' });
  expect(await store.state(KEY)).toBe('kept');
  rmSync(store.folder, { recursive: true });
  expect(await storeAt('one').state(KEY)).toBe('kept');
});
