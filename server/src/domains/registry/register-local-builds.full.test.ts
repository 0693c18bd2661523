import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRemote, publishRelease, readHistory, registerLocalBuilds } from './api';
import { issueToken } from './team-token.store';
import { writeFakeRelease, type FakeRelease } from './testing/fake-release';
import { ORDER, useRegistry } from './testing/registry-bench';

const bench = useRegistry();

/** A package of a checkout with its last build. @param minute when it was built */
function packageWith(release: string, minute = 0, more: Partial<FakeRelease> = {}): string {
  const { name = 'mf-a' } = more;
  const folder = join(bench.folder, `package-${name}`);
  const made = writeFakeRelease(join(bench.folder, 'out'), { name, release, server: `// ${release}`, ...more });
  const build = join(folder, 'dist', release);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/latest.json'), JSON.stringify({ release }));
  // The build writes <package>/dist/<release>/.
  cpSync(made, build, { recursive: true });
  const time = new Date(Date.UTC(2026, 10, 29, 10, minute));
  utimesSync(join(build, 'remote.json'), time, time);
  return folder;
}
const live = async (name = 'mf-a'): Promise<unknown> =>
  (await bench.database.sql`select stable from registry_entry where name = ${name}`)[0]?.['stable'];
const start = (...folders: string[]) => registerLocalBuilds(bench.db, folders);

it('are published at start, followed back and forth as the checkout goes, and left alone when nothing changed', async () => {
  expect(await start(packageWith('1.0.0-00000001'))).toHaveLength(1);
  expect(await start(packageWith('1.0.0-00000001'))).toHaveLength(0);
  await start(packageWith('1.0.0-00000002', 1));
  await start(packageWith('1.0.0-00000001', 2));
  expect(await live()).toBe('1.0.0-00000001');
});

it('do not undo what a person decided', async () => {
  await start(packageWith('1.0.0-00000001'));
  const latest = packageWith('1.0.0-00000002', 1);
  await start(latest);
  await changeRemote(bench.db, 'mf-a', { action: 'rollback' }, ORDER);
  await start(latest);
  expect(await live()).toBe('1.0.0-00000001');
  await start(packageWith('1.0.0-00000003', 2));
  expect(await live()).toBe('1.0.0-00000003');
});

it('say what to do when a package was not built', async () => {
  await expect(start(join(bench.folder, 'nothing'))).rejects.toMatchObject({
    code: 'MFE-101',
    message: expect.stringContaining('npm run build') as string,
  });
});

it.each([
  ['an older version', '1.0.9-00000009', 99],
  ['an older build of the same version', '1.1.0-00000009', 1],
])('J9 a checkout with %s changes nothing', async (_, release, minute) => {
  await start(packageWith('1.1.0-00000001', 10));
  const before = await bench.database.sql`select * from registry_revision`;
  expect(await start(packageWith(release, minute))).toEqual([]);
  expect(await live()).toBe('1.1.0-00000001');
  expect(await bench.database.sql`select * from registry_revision`).toEqual(before);
  expect(await bench.database.sql`select release from registry_release`).toHaveLength(1);
});

it('J9 nothing takes the place of what a team has published: no restart, no newer checkout, no older one', async () => {
  await start(packageWith('1.0.2-00000002', 10));
  const token = await issueToken(bench.db, 'mf-a', 'team a');
  expect(token).toMatch(/^kvt_/);
  await publishRelease(bench.db, await bench.build({ name: 'mf-a', release: '2.0.0-0000000a' }), {
    author: 'team a',
    reason: 'deploy',
  });
  const notes: string[] = [];
  for (const [release, minute] of [
    ['1.0.2-00000002', 10],
    ['1.0.2-0000000b', 20],
    ['3.0.0-00000003', 30],
    ['1.0.1-00000001', 1],
  ] as const) {
    expect(
      await registerLocalBuilds(bench.db, [packageWith(release, minute)], { note: (line) => notes.push(line) }),
    ).toEqual([]);
    expect(await live()).toBe('2.0.0-0000000a');
  }
  expect(notes).toEqual([
    'mf-a 2.0.0-0000000a stays live, since somebody published it. The newer 3.0.0-00000003 of this checkout is kept: npm run remotes -- pin mf-a 3.0.0-00000003.',
  ]);
  expect((await readHistory(bench.db, 'mf-a', 9)).map(({ author, entry }) => [author, entry?.stable])).toEqual([
    ['team a', '2.0.0-0000000a'],
    ['local build', '1.0.2-00000002'],
  ]);
  // What is kept can be made live.
  await expect(
    changeRemote(bench.db, 'mf-a', { action: 'pin', release: '3.0.0-00000003' }, ORDER),
  ).resolves.toMatchObject({ changed: true });
});

it('J9 a team that publishes the very release of the checkout keeps it', async () => {
  const folder = packageWith('1.0.0-00000001');
  await start(folder);
  await publishRelease(
    bench.db,
    await bench.build({ name: 'mf-a', release: '1.0.0-00000001', server: '// 1.0.0-00000001' }),
    { author: 'team a', reason: 'deploy' },
  );
  await start(folder);
  await start(packageWith('1.1.0-00000002', 5));
  expect(await live()).toBe('1.0.0-00000001');
});

it('J9 in development what was just built is live, whoever published before', async () => {
  await start(packageWith('1.0.0-00000001'));
  await publishRelease(bench.db, await bench.build({ name: 'mf-a', release: '2.0.0-0000000a' }), ORDER);
  await registerLocalBuilds(bench.db, [packageWith('1.0.0-00000002')], { development: true });
  expect(await live()).toBe('1.0.0-00000002');
});

it('J9 one build that does not fit keeps no other from going live, and the start goes on', async () => {
  await bench.publish({ name: 'mf-team', routes: [{ name: 'x', pattern: '/x/{rest*}/' }] });
  const notes: string[] = [];
  const folders = [
    packageWith('1.0.0-00000001', 0, { name: 'mf-a', routes: [{ name: 'x', pattern: '/x/7/' }] }),
    packageWith('1.0.0-00000001', 0, { name: 'mf-b' }),
  ];
  expect(await registerLocalBuilds(bench.db, folders, { note: (line) => notes.push(line) })).toMatchObject([
    { name: 'mf-b' },
  ]);
  expect(notes).toEqual([
    expect.stringMatching(/^mf-a 1\.0\.0-00000001 of this checkout is not live\. MFE-102: .*\/x\/7\//),
  ]);
});

it('J9 a newer shell of the checkout that a team’s remote cannot run in stays out', async () => {
  await start(
    packageWith('1.0.0-00000001', 0, { name: 'shell', role: 'shell', manifest: { shared: { react: '19.3.1' } } }),
  );
  await bench.publish({ name: 'mf-team', manifest: { shared: { react: '^19.3.0' } } });
  expect(
    await start(
      packageWith('2.0.0-00000002', 1, { name: 'shell', role: 'shell', manifest: { shared: { react: '20.0.0' } } }),
    ),
  ).toEqual([]);
  expect(await live('shell')).toBe('1.0.0-00000001');
});

it('J9 two servers that start on an empty database together register one', async () => {
  const folders = [
    packageWith('1.0.0-00000001', 0, { name: 'mf-a' }),
    packageWith('1.0.0-00000001', 0, { name: 'mf-b' }),
  ];
  const notes: string[] = [];
  await Promise.all([1, 2, 3].map(() => registerLocalBuilds(bench.db, folders, { note: (line) => notes.push(line) })));
  expect([await live('mf-a'), await live('mf-b'), notes]).toEqual(['1.0.0-00000001', '1.0.0-00000001', []]);
  expect(await bench.database.sql`select revision from registry_revision`).toHaveLength(2);
});
