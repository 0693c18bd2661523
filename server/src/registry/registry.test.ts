import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createDb } from '../db';
import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { withTestDatabase } from '../db/testing/test-database';
import { publishRelease, registerLocalBuilds, remotesCommand, rollbackRelease, openRegistry, type RegistryHome } from '.';
import { writeFakeRelease, type FakeRelease } from './testing/fake-release';

const database = withTestDatabase();
const temporaryFolder = withTemporaryFolders();
const SERVER = 'exports.render = () => null;';
const ORDER = { author: 'test', reason: 'test' };

let home: RegistryHome;
let builds: string;

beforeEach(async () => {
  await database.sql`truncate registry_release, registry_entry, registry_revision cascade`;
  const folder = temporaryFolder();
  builds = join(folder, 'builds');
  home = { db: database.db, releasesFolder: join(folder, 'releases') };
});

const build = (options: Partial<FakeRelease> & { name: string }): string => writeFakeRelease(builds, { server: SERVER, ...options });

const open = async (warnings: string[] = []): ReturnType<typeof openRegistry> =>
  openRegistry({
    db: database.db,
    sql: database.sql,
    mirrorFile: join(home.releasesFolder, '..', 'registry.json'),
    warn: (error, what) => warnings.push(`${what}: ${String(error)}`),
  });

describe('publishing', () => {
  it('makes a release live and keeps the one before for going back', async () => {
    const first = await publishRelease(home, build({ name: 'mf-a' }), ORDER);
    expect(first).toEqual({ name: 'mf-a', release: '1.0.0-00000001', previous: null, revision: 1, changed: true });
    const second = await publishRelease(home, build({ name: 'mf-a', release: '1.1.0-00000002' }), ORDER);
    expect(second).toMatchObject({ release: '1.1.0-00000002', previous: '1.0.0-00000001', revision: 2 });
    expect(readFileSync(join(home.releasesFolder, 'mf-a/1.1.0-00000002/app.css.br'))).toEqual(brotliCompressSync(Buffer.from('.mf-a{color:red}')));

    expect(await rollbackRelease(home.db, 'mf-a', ORDER)).toMatchObject({ release: '1.0.0-00000001', previous: '1.1.0-00000002', revision: 3 });
    const history = await database.sql<{ stable: string }[]>`select entries -> 0 ->> 'stable' as stable from registry_revision order by revision`;
    expect(history.map(({ stable }) => stable)).toEqual(['1.0.0-00000001', '1.1.0-00000002', '1.0.0-00000001']);
  });

  it('writes nothing when the release is live already', async () => {
    const folder = build({ name: 'mf-a' });
    await publishRelease(home, folder, ORDER);
    expect(await publishRelease(home, folder, ORDER)).toMatchObject({ revision: 1, changed: false });
  });

  it('lets one of two publishers through that saw the same revision', async () => {
    const folders = ['mf-a', 'mf-b'].map((name) => build({ name }));
    const outcomes = await Promise.allSettled(folders.map((folder) => publishRelease(home, folder, { ...ORDER, expectedRevision: 0 })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'MFE-104' } });
  });

  it('refuses a file that is not what the manifest says, in any form', async () => {
    const changed = build({ name: 'mf-a' });
    appendFileSync(join(changed, 'server.cjs'), '// one more line');
    await expect(publishRelease(home, changed, ORDER)).rejects.toMatchObject({ code: 'MFE-005', message: expect.stringContaining('server.cjs') as string });
    const packed = build({ name: 'mf-b' });
    writeFileSync(join(packed, 'app.js.br'), brotliCompressSync(Buffer.from('alert(1)')));
    await expect(publishRelease(home, packed, ORDER)).rejects.toMatchObject({ code: 'MFE-005', message: expect.stringContaining('app.js.br') as string });
    expect(existsSync(home.releasesFolder)).toBe(false);
  });

  it('refuses a folder without a manifest and a manifest that breaks the schema', async () => {
    await expect(publishRelease(home, builds, ORDER)).rejects.toMatchObject({ code: 'MFE-101' });
    const folder = build({ name: 'mf-a', manifest: { entry: 'missing.js' } });
    await expect(publishRelease(home, folder, ORDER)).rejects.toMatchObject({ code: 'MFE-101', message: expect.stringContaining('missing.js') as string });
  });

  it.each([
    ['route', { routes: [{ name: 'ad', pattern: '/oglasi/{nr}/' }] }],
    ['element', { elements: ['kvadrat-ad'] }],
  ])('refuses a %s that another remote has, and takes it when that one is off', async (_what, claim) => {
    await publishRelease(home, build({ name: 'mf-a', routes: [{ name: 'ad', pattern: '/oglasi/{id}/' }], elements: ['kvadrat-ad'] }), ORDER);
    const rival = build({ name: 'mf-b', ...claim });
    await expect(publishRelease(home, rival, ORDER)).rejects.toMatchObject({ code: 'MFE-102', message: expect.stringContaining('mf-a') as string });
    await database.sql`update registry_entry set state = 'off' where name = 'mf-a'`;
    await expect(publishRelease(home, rival, ORDER)).resolves.toMatchObject({ changed: true });
  });

  it('refuses the same release with other content', async () => {
    await publishRelease(home, build({ name: 'mf-a' }), ORDER);
    const other = build({ name: 'mf-a', server: 'exports.render = 1;' });
    await expect(publishRelease(home, other, ORDER)).rejects.toMatchObject({ code: 'MFE-103' });
  });

  it('refuses to go back where there is nothing to go back to', async () => {
    await publishRelease(home, build({ name: 'mf-a' }), ORDER);
    await expect(rollbackRelease(home.db, 'mf-a', ORDER)).rejects.toMatchObject({ code: 'MFE-105' });
    await expect(rollbackRelease(home.db, 'mf-x', ORDER)).rejects.toMatchObject({ code: 'MFE-105', message: expect.stringContaining('mf-a') as string });
  });
});

describe('the registry in a running server', () => {
  it('follows a change of another process within a second, and keeps a copy on disk', async () => {
    const registry = await open();
    const changed = new Promise<number>((resolve) => registry.onChange(({ revision }) => resolve(revision)));
    const started = performance.now();
    await publishRelease(home, build({ name: 'mf-a' }), ORDER);
    expect(await changed).toBe(1);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(registry.current().manifests['mf-a/1.0.0-00000001']).toMatchObject({ entry: 'entry.js' });
    await registry.close();
    expect(JSON.parse(readFileSync(join(home.releasesFolder, '../registry.json'), 'utf8'))).toMatchObject({ revision: 1 });
  });

  it('starts from its copy while the database is away', async () => {
    await publishRelease(home, build({ name: 'mf-a' }), ORDER);
    await (await open()).close();
    const gone = createDb({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    const warnings: string[] = [];
    const options = { db: gone.db, sql: gone.sql, warn: (_error: unknown, what: string) => warnings.push(what) };
    const registry = await openRegistry({ ...options, mirrorFile: join(home.releasesFolder, '../registry.json') });
    expect(registry.current().entries).toMatchObject([{ name: 'mf-a', stable: '1.0.0-00000001' }]);
    expect(warnings).toContain('registry is read from its mirror');
    await registry.close();
    await expect(openRegistry({ ...options, mirrorFile: join(builds, 'none.json') })).rejects.toThrow();
    await gone.close();
  }, 20_000);
});

describe('local builds', () => {
  const packageWith = (release: string): string => {
    const folder = join(builds, 'package');
    const made = writeFakeRelease(join(builds, 'out'), { name: 'mf-a', release, server: `// ${release}` });
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist/latest.json'), JSON.stringify({ release }));
    // The build writes <package>/dist/<release>/.
    if (!existsSync(join(folder, 'dist', release))) {
      mkdirSync(join(folder, 'dist', release, 'catalogues'), { recursive: true });
      for (const name of ['remote.json', 'entry.js', 'app.js', 'lazy.js', 'app.css', 'catalogues/hr.js', 'catalogues/de.js', 'server.cjs']) {
        writeFileSync(join(folder, 'dist', release, name), readFileSync(join(made, name)));
      }
    }
    return folder;
  };
  const live = async (): Promise<unknown> => (await database.sql`select stable from registry_entry`)[0]?.['stable'];

  it('are published at start, followed back and forth, and left alone when nothing changed', async () => {
    expect(await registerLocalBuilds(home, [packageWith('1.0.0-00000001')])).toHaveLength(1);
    expect(await registerLocalBuilds(home, [packageWith('1.0.0-00000001')])).toHaveLength(0);
    await registerLocalBuilds(home, [packageWith('1.0.0-00000002')]);
    await registerLocalBuilds(home, [packageWith('1.0.0-00000001')]);
    expect(await live()).toBe('1.0.0-00000001');
  });

  it('do not undo what a person decided', async () => {
    await registerLocalBuilds(home, [packageWith('1.0.0-00000001')]);
    const latest = packageWith('1.0.0-00000002');
    await registerLocalBuilds(home, [latest]);
    await rollbackRelease(home.db, 'mf-a', ORDER);
    await registerLocalBuilds(home, [latest]);
    expect(await live()).toBe('1.0.0-00000001');
    await registerLocalBuilds(home, [packageWith('1.0.0-00000003')]);
    expect(await live()).toBe('1.0.0-00000003');
  });

  it('say what to do when a package was not built', async () => {
    await expect(registerLocalBuilds(home, [join(builds, 'nothing')])).rejects.toMatchObject({ code: 'MFE-101', message: expect.stringContaining('npm run build') as string });
  });
});

describe('npm run remotes', () => {
  it('lists, publishes, rolls back and explains refusals', async () => {
    const lines: string[] = [];
    const run = (...args: string[]): Promise<number> => remotesCommand({ args, home, author: 'ana', print: (line) => lines.push(line) });
    expect(await run('publish', build({ name: 'mf-a' }))).toBe(0);
    expect(await run('rollback', 'mf-a')).toBe(1);
    expect(await run('list')).toBe(0);
    expect(await run('publish')).toBe(2);
    expect(lines.join('\n')).toContain('mf-a 1.0.0-00000001 is live from revision 1 on.');
    expect(lines.join('\n')).toContain('MFE-105: mf-a has only ever had');
    expect(lines.join('\n')).toMatch(/revision 1\nmf-a +on +1\.0\.0-00000001/);
    expect(lines.at(-1)).toContain('npm run remotes -- publish');
  });
});
