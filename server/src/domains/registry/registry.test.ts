import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDb, type Sql } from '../../platform/db';
import { openRegistry, ReleaseStore, type RegistryOptions } from './api';
import { useRegistry } from './testing/registry-bench';

const bench = useRegistry();
const mirrorFile = (): string => join(bench.folder, 'registry.json');
const open = (more: Partial<RegistryOptions> = {}): ReturnType<typeof openRegistry> =>
  openRegistry({ db: bench.db, sql: bench.database.sql, mirrorFile: mirrorFile(), warn: () => undefined, ...more });

describe('the registry in a running server', () => {
  it('follows a change of another process at once, files first, and keeps a copy on disk', async () => {
    const store = new ReleaseStore(bench.db, join(bench.folder, 'releases'));
    const registry = await open({ prepare: (snapshot) => store.prepare(snapshot) });
    const changed = new Promise<boolean>((resolve) =>
      registry.onChange(() => resolve(existsSync(join(store.folder, 'mf-a/1.0.0-00000001/remote.json')))),
    );
    const started = performance.now();
    await bench.publish({ name: 'mf-a' });
    expect(await changed).toBe(true);
    // Announced, that is, and not found at the next time it asks; on a crowded machine that takes more than a second.
    expect(performance.now() - started).toBeLessThan(5000);
    expect(registry.current().manifests['mf-a/1.0.0-00000001']).toMatchObject({ entry: 'entry.js' });
    await registry.close();
    const { signed }: { signed: string } = JSON.parse(readFileSync(mirrorFile(), 'utf8'));
    expect(JSON.parse(signed)).toMatchObject({ sequence: 1, snapshot: { revision: 1 } });
  });

  it('asks for changes where announcements do not come', async () => {
    const deaf: Pick<Sql, 'listen'> = { listen: () => new Promise(() => undefined) };
    const registry = await open({ sql: deaf });
    const changed = new Promise<number>((resolve) => registry.onChange(({ revision }) => resolve(revision)));
    await bench.publish({ name: 'mf-a' });
    expect(await changed).toBe(1);
    await registry.close();
  });

  it('goes on with the old releases while files of new ones cannot be had, and takes them once they can', async () => {
    await bench.publish({ name: 'mf-a' });
    let broken = false;
    const registry = await open({
      prepare: () => (broken ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });
    broken = true;
    await bench.publish({ name: 'mf-a', release: '1.1.0-00000002' });
    await expect(registry.reload()).rejects.toThrow('disk full');
    expect(registry.current().entries).toMatchObject([{ stable: '1.0.0-00000001' }]);
    broken = false;
    await registry.reload();
    expect(registry.current().entries).toMatchObject([{ stable: '1.1.0-00000002' }]);
    await registry.close();
  });

  it('starts from its copy while the database is away', async () => {
    await bench.publish({ name: 'mf-a' });
    await (await open()).close();
    const gone = createDb({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    const warnings: string[] = [];
    const options = { db: gone.db, sql: gone.sql, warn: (_error: unknown, what: string) => warnings.push(what) };
    const registry = await open(options);
    expect(registry.current().entries).toMatchObject([{ name: 'mf-a', stable: '1.0.0-00000001' }]);
    expect(warnings).toContain('registry is read from its mirror');
    await registry.close();
    await expect(open({ ...options, mirrorFile: join(bench.folder, 'none.json') })).rejects.toThrow();
    await gone.close();
  }, 20_000);
});
