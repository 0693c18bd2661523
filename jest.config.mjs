import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, transform, transformIgnorePatterns } from './tools/test/jest/swc-transform.mjs';

const rootDir = import.meta.dirname;
const support = (file) => join(rootDir, 'tools/test/jest', file);
const folders = (...names) => names.map((name) => join(rootDir, name)).filter((folder) => existsSync(folder));

const remotes = readdirSync(rootDir).filter((name) => /^mf-[a-z-]+$/.test(name));

/** Slow suites, `*.full.test.ts`, run only in `npm run test:full`. */
const slowSuites = process.env.FULL === '1' ? [] : ['\\.full\\.test\\.tsx?$'];

const shared = {
  rootDir,
  transform,
  transformIgnorePatterns,
  moduleNameMapper: { '\\.css$': support('style-names.cjs'), '(.*/catalogues\\.jsonc)\\?(?:later|at-once)$': '$1' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/', '<rootDir>/data/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...slowSuites],
  restoreMocks: true,
};

/** Needs a database: started once for the run, a fresh migrated one for each test file. */
const database = existsSync(join(rootDir, 'server/src/platform/db/testing/global-setup.ts'))
  ? {
      globalSetup: join(rootDir, 'server/src/platform/db/testing/global-setup.ts'),
      globalTeardown: join(rootDir, 'server/src/platform/db/testing/global-teardown.ts'),
    }
  : {};

/** Start portals of their own and need none that runs: they wait more than they work, so they run beside other suites. */
const START = 'e2e/start';

/** One portal for all journeys, with its own database and registry. */
const portal = {
  globalSetup: join(rootDir, 'e2e/support/global-setup.ts'),
  globalTeardown: join(rootDir, 'e2e/support/global-teardown.ts'),
};

export default {
  cacheDirectory: cacheFolder('jest'),
  projects: [
    {
      ...shared,
      displayName: 'web',
      roots: folders('shell', 'ui-kit', 'map-kit', ...remotes, 'remote-kit'),
      testEnvironment: support('jsdom-environment.mjs'),
      setupFilesAfterEnv: [support('setup-web.ts')],
    },
    {
      ...shared,
      ...database,
      displayName: 'node',
      roots: folders('shared-contracts', 'server', 'demo-world', 'tools', 'bench'),
      testEnvironment: support('node-environment.mjs'),
      setupFilesAfterEnv: [support('setup-node.ts')],
    },
    {
      ...shared,
      ...portal,
      displayName: 'e2e',
      roots: folders('e2e'),
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, `/${START}/`],
      testEnvironment: support('journey-environment.mjs'),
      setupFilesAfterEnv: [support('setup-e2e.ts')],
    },
    {
      ...shared,
      displayName: 'start',
      roots: folders(START),
      testEnvironment: support('journey-environment.mjs'),
      setupFilesAfterEnv: [support('setup-e2e.ts')],
    },
  ].map((project) => ({ ...project, cacheDirectory: cacheFolder('jest') })),
};
