import { join } from 'node:path';
import jestConfig from '../../../jest.config.mjs';

const rootDir = join(import.meta.dirname, '../../..');
const folder = (...names) => join(rootDir, ...names);

/** Where the tests of mutated files stand. */
const ROOTS = {
  web: [folder('shell/src/host'), folder('mf-auth/src/form')],
  node: [
    folder('shared-contracts/src'),
    folder('server/src/domains/accounts/sessions'),
    folder('server/src/domains/accounts/csrf'),
  ],
};

/**
 * What `npm run mutation` runs: the ordinary projects, without a database. Workspace packages are found
 * by path, since node_modules links to the sources that are not mutated.
 */
export default {
  projects: jestConfig.projects
    .filter(({ displayName }) => displayName in ROOTS)
    .map((project) => ({
      ...project,
      globalSetup: undefined,
      globalTeardown: undefined,
      roots: ROOTS[project.displayName],
      moduleNameMapper: {
        ...project.moduleNameMapper,
        '^@kvadrat/contracts/(.*)$': folder('shared-contracts/src/$1/index.ts'),
      },
    })),
};
