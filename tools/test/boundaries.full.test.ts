import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../..');
const cruiser = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Packages of the seeded house, by the folder each lies in. */
const PACKAGES = {
  'shared-contracts': { name: '@kvadrat/contracts', exports: { './search': './src/search/index.ts' } },
  'ui-kit': { name: '@kvadrat/ui-kit', exports: { '.': './src/index.ts' } },
  'map-kit': { name: '@kvadrat/map-kit', exports: { '.': './src/index.ts' } },
  'remote-kit': { name: '@kvadrat/remote-kit', exports: { '.': './src/index.ts' } },
  'tools/build': { name: '@kvadrat/build', exports: { '.': './src/index.ts' } },
  shell: { name: '@kvadrat/shell', exports: { '.': './src/index.ts' } },
  'mf-a': { name: '@kvadrat/mf-a', exports: { '.': './src/index.ts' } },
  'mf-b': { name: '@kvadrat/mf-b', exports: { '.': './src/index.ts' } },
  server: {
    name: '@kvadrat/server',
    exports: {
      '.': './src/main.ts',
      './domains/*': './src/domains/*/api.ts',
      './kept': './src/domains/listings/listings.store.ts',
    },
  },
  'demo-world': { name: '@kvadrat/demo-world', exports: { '.': './src/main.ts' } },
  tools: { name: '@kvadrat/tools', exports: {} },
  e2e: { name: '@kvadrat/e2e', exports: {} },
  bench: { name: '@kvadrat/bench', exports: {} },
};

/** What the house may do: one file for each allowed way. */
const ALLOWED = {
  'shared-contracts/src/search/index.ts': "export { page } from './page';",
  'shared-contracts/src/search/page.ts': 'export const page = 1;',
  'ui-kit/src/index.ts': "export { createElement as element } from 'react';",
  'map-kit/src/index.ts': "export { createElement as element } from 'react';",
  'tools/build/src/index.ts': "export { page } from '@kvadrat/contracts/search';",
  'remote-kit/src/index.ts':
    "export { page } from '@kvadrat/contracts/search';\nexport { element } from '@kvadrat/ui-kit';",
  'shell/src/index.ts':
    "export { page } from '@kvadrat/contracts/search';\nexport { element } from '@kvadrat/ui-kit';\nexport { page as again } from '@kvadrat/remote-kit';",
  'mf-a/src/index.ts':
    "export { page } from '@kvadrat/contracts/search';\nexport { element } from '@kvadrat/ui-kit';\nexport { page as again } from '@kvadrat/remote-kit';\nexport { element as map } from '@kvadrat/map-kit';",
  'mf-a/remote.config.ts': "export { page } from '@kvadrat/build';",
  'mf-b/src/index.ts': 'export const b = 1;',
  'server/src/main.ts':
    "export { page } from '@kvadrat/contracts/search';\nexport { a } from './domains/listings/api';",
  'server/src/domains/listings/api.ts':
    "export { a } from './listings.store';\nexport type { Db } from '../../platform/db';",
  'server/src/platform/jobs/index.ts': 'export const job = 1;',
  'server/src/edge/stored/index.ts':
    "export { job } from '../../platform/jobs';\nexport { a } from '../../domains/listings/api';",
  'server/src/domains/listings/domain.ts': "export { a as adds } from './listings.store';",
  'server/src/start/domains.ts': "export { adds } from '../domains/listings/domain';",
  'server/src/domains/listings/listings.store.ts': 'export const a = 1;\nexport type Tables = { a: number };',
  'server/src/domains/listings/listings.store.test.ts':
    "import { b } from '../../platform/db/testing/test-database';\nimport '../../edge/stored';\nb();",
  'server/src/domains/listings/listing.tables.ts':
    "declare module '../../platform/db/database' { interface Database { listing: { id: number } } }\nexport {};",
  'server/src/platform/db/index.ts': "export type { Database as Db } from './database';",
  'server/src/platform/db/database.ts': 'export interface Database { id: number }',
  'server/src/platform/db/testing/test-database.ts': 'export const b = () => 1;',
  'demo-world/src/main.ts':
    "export { page } from '@kvadrat/contracts/search';\nexport { a } from '@kvadrat/server/domains/listings';",
  'demo-world/tests/of-the-portal.test.ts':
    "import { a } from '../../server/src/domains/listings/listings.store';\na();",
  'e2e/src/journey.ts': "export { page } from '@kvadrat/contracts/search';",
};

/** One seeded violation for each rule: the rule, the file, its text. */
const SEEDED: [rule: string, file: string, source: string][] = [
  ['no-cycle', 'mf-a/src/cycle-one.ts', "import { two } from './cycle-two';\nexport const one = () => two;"],
  ['not-resolvable', 'mf-a/src/deep.ts', "export { page } from '@kvadrat/contracts/src/search/page';"],
  ['not-declared', 'mf-a/src/undeclared.ts', "export { default } from 'kysely';"],
  ['contracts-know-nobody', 'shared-contracts/src/search/up.ts', "export { element } from '@kvadrat/ui-kit';"],
  ['contracts-have-no-dependencies', 'shared-contracts/src/search/uses-react.ts', "export { useState } from 'react';"],
  ['ui-kit-knows-packages-only', 'ui-kit/src/knows.ts', "export { page } from '@kvadrat/contracts/search';"],
  ['no-remote-to-remote', 'mf-a/src/neighbour.ts', "export { b } from '@kvadrat/mf-b';"],
  ['remote-imports', 'mf-a/src/host.ts', "export * from '@kvadrat/shell';"],
  ['shell-imports', 'shell/src/knows-remote.ts', "export { b } from '@kvadrat/mf-b';"],
  ['build-preset-in-configurations-only', 'mf-a/src/preset.ts', "export { page } from '@kvadrat/build';"],
  ['server-imports', 'server/src/domains/listings/view.ts', "export { b } from '@kvadrat/mf-b';"],
  ['server-imports', 'server/src/start/of-the-world.ts', "export { a } from '@kvadrat/demo-world';"],
  ['demo-world-imports', 'demo-world/src/of-a-remote.ts', "export { b } from '@kvadrat/mf-b';"],
  ['demo-world-surface', 'demo-world/src/tables.ts', "export { a } from '@kvadrat/server/kept';"],
  ['public-surface-only', 'demo-world/src/by-path.ts', "export { a } from '../../server/src/domains/listings/api';"],
  ['map-kit-imports', 'map-kit/src/knows.ts', "export { element } from '@kvadrat/ui-kit';"],
  ['remote-kit-imports', 'remote-kit/src/look.ts', "export { b } from '@kvadrat/mf-b';"],
  ['tools-imports', 'tools/peek.ts', "export { b } from '@kvadrat/mf-b';"],
  ['e2e-imports', 'e2e/src/inside.ts', "export { a } from '@kvadrat/server';"],
  ['bench-imports', 'bench/inside.ts', "export { a } from '@kvadrat/server';"],
  ['public-surface-only', 'mf-a/src/by-path.ts', "export { page } from '../../shared-contracts/src/search/page';"],
  ['server-room-surface', 'server/src/domains/search/internals.ts', "export { a } from '../listings/listings.store';"],
  ['server-room-surface', 'server/src/edge/pages/room.ts', "export { a } from '../stored/kept';"],
  ['server-room-surface', 'server/src/app.ts', "export { a } from './domains/listings/listings.store';"],
  ['server-domain-list', 'server/src/domains/search/of-a-list.ts', "export { adds } from '../listings/domain';"],
  ['server-messages', 'server/src/domains/listings/own-voice.ts', "export { hr } from '../../locales/hr';"],
  [
    'server-platform-below',
    'server/src/platform/jobs/of-a-domain.ts',
    "export { a } from '../../domains/listings/api';",
  ],
  ['server-domains-below', 'server/src/domains/search/of-the-edge.ts', "export { job } from '../../edge/stored';"],
  ['server-edge-below', 'server/src/edge/pages/of-the-start.ts', "export { a } from '../../start';"],
  [
    'server-testing-in-tests-only',
    'server/src/domains/search/uses-testing.ts',
    "export { b } from '../../platform/db/testing/test-database';",
  ],
  ['list-areas-below-map', 'mf-a/src/features/list/areas/of-the-map.ts', "export { a } from '../map/kept';"],
  ['no-feature-to-feature', 'mf-a/src/features/one/one.ts', "export { two } from '../two/two';"],
  [
    'no-test-helpers-in-production',
    'server/src/domains/search/uses-test.ts',
    "export * from '../listings/listings.store.test';",
  ],
  ['no-orphan', 'mf-a/src/dead.ts', 'export const dead = 1;'],
];

/** Files the seeded ones point at. */
const SEEDED_SUPPORT = {
  'mf-a/src/cycle-two.ts': "import { one } from './cycle-one';\nexport const two = () => one;",
  'mf-a/src/features/two/two.ts': 'export const two = 2;',
  'mf-a/src/features/list/map/kept.ts': 'export const a = 1;',
  'server/src/edge/stored/kept.ts': 'export const a = 1;',
  'server/src/start/index.ts': 'export const a = 1;',
  'server/src/locales/hr.ts': 'export const hr = 1;',
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kvadrat-boundaries-'));
  cpSync(join(projectRoot, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'));
  cpSync(join(projectRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  write(
    'package.json',
    JSON.stringify({ name: 'seeded', workspaces: Object.keys(PACKAGES), devDependencies: { kysely: '*' } }),
  );
  mkdirSync(join(root, 'node_modules/@kvadrat'), { recursive: true });
  for (const [folder, { name, exports }] of Object.entries(PACKAGES)) {
    const ours = Object.values(PACKAGES).map((other) => [other.name, '1.0.0'] as const);
    const dependencies = folder === 'shared-contracts' ? {} : { ...Object.fromEntries(ours), react: '19.3.1' };
    write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports, dependencies }));
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  for (const name of ['react', 'kysely']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, source] of Object.entries(ALLOWED)) write(file, source);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('each seeded violation is caught by its rule, in its file', () => {
  for (const [file, source] of Object.entries(SEEDED_SUPPORT)) write(file, source);
  for (const [, file, source] of SEEDED) write(file, source);
  const found = new Set(cruise());
  const missed = SEEDED.map(([rule, file]) => `${rule} ${file}`).filter((expected) => !found.has(expected));
  expect(missed).toEqual([]);
});

test('what the house may do is not reported', () => {
  expect(cruise()).toEqual([]);
});

test('every rule has a seeded violation', () => {
  const names = [
    ...readFileSync(join(projectRoot, '.dependency-cruiser.cjs'), 'utf8').matchAll(
      /(?:name: |only\(|storey\()\s*'([a-z0-9-]+)'/g,
    ),
  ];
  expect(new Set(names.map((match) => match[1]))).toEqual(new Set(SEEDED.map(([rule]) => rule)));
});

/** Violations as `<rule> <file>`. */
function cruise(): string[] {
  const folders = [...new Set(Object.keys(PACKAGES).map((folder) => folder.split('/')[0] ?? folder))];
  const parameters = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' });
  if (!stdout.includes('dependency violations')) throw new Error(stderr);
  return [...stdout.matchAll(/error ([a-z0-9-]+): (\S+)/g)].map(([, rule = '', file = '']) => `${rule} ${file}`);
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
