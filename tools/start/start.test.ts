import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeComplaint } from './check-node.mjs';
import { developmentEnvironment, packagesOf } from './develop.mjs';

test.each(['20.20.0', '20.20.2', '20.21.0', '22.0.0', '24.1.0'])('Node.js %s will do', (version) => {
  expect(nodeComplaint(version)).toBeNull();
});

test.each(['18.20.8', '20.19.9', '16.0.0'])('Node.js %s is refused with a sentence', (version) => {
  expect(nodeComplaint(version)).toBe(`Kvadrat needs Node.js 20.20 or newer, this is ${version}.`);
});

describe('a saved file is built again in', () => {
  const deployables = ['shell', 'mf-listings', 'mf-search'];

  test.each([
    ['mf-search/src/index.ts', ['mf-search']],
    ['mf-search/src/locales/de/messages.po', ['mf-search']],
    ['shell/src/frame.tsx', ['shell']],
    ['server/src/main.ts', ['server']],
    ['demo-world/src/main.ts', ['demo-world']],
    ['server/migrations/0010-registry.sql', ['server']],
    ['shared-contracts/src/search/sort.ts', [...deployables, 'server']],
    ['ui-kit/src/tokens.css', [...deployables, 'server']],
    ['map-kit/src/index.ts', [...deployables, 'server']],
    ['remote-kit/src/index.ts', [...deployables, 'server']],
    ['tools/build/src/index.ts', [...deployables, 'server']],
  ])('%s: %j', (file, packages) => {
    expect(packagesOf(file, deployables)).toEqual(packages);
  });

  test.each([
    'mf-search/dist/1.0.0-abc/remote.json',
    'mf-search/src/list.test.tsx',
    'node_modules/react/index.js',
    'data/postgres/cluster/base/1',
    'docs/README.md',
    'package.json',
    'tools/start/start.mjs',
    '',
  ])('nothing: %s', (file) => {
    expect(packagesOf(file, deployables)).toEqual([]);
  });
});

test.each([
  [{}, '127.0.0.1'],
  [{ HOST: ' ' }, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
])('J7 in development the portal listens on this machine alone, unless HOST says more: %j', (environment, host) => {
  expect(developmentEnvironment({ PORT: '9000', ...environment })).toEqual({ PORT: '9000', HOST: host });
});

test('J10 1.7-69 npm run sbom lists what the portal runs on, with versions and licences, from the lock file alone', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom', '--offline'], {
    cwd: join(import.meta.dirname, '../..'),
    maxBuffer: 50_000_000,
  });
  const bill: unknown = JSON.parse(stdout);
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([
      expect.objectContaining({
        name: 'fastify',
        purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
        licenses: [{ license: { id: 'MIT' } }],
      }),
    ]),
  });
});
