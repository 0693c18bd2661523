/**
 * Who may import whom (docs: CONTRIBUTING.md). Paths are relative to the project's root.
 * Each rule is proved by a seeded violation in tools/test/boundaries.full.test.ts.
 */
const REMOTE = '^mf-[^/]+/';
const CONTRACTS = '^shared-contracts/';
const UI_KIT = '^ui-kit/';
const MAP_KIT = '^map-kit/';
const REMOTE_KIT = '^remote-kit/';
const KIT_FOR_TESTS = `${REMOTE_KIT}src/testing/`;
const DEMO_WORLD = '^demo-world/';
const PACKAGES = '^(shared-contracts|ui-kit|map-kit|remote-kit|tools|shell|mf-[^/]+|server|demo-world|e2e|bench)/';
/** Storeys of the server hold rooms of their own (architecture section 2). */
const STOREY = '(?:(?:platform|domains|edge)/)?';
const TEST = '\\.test\\.tsx?$|/testing/|^demo-world/tests/';
const NODE_MODULES = '(^|/)node_modules/';

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: PACKAGES, pathNot: [from, ...allowed] },
});

/** A storey of the server knows nothing of those above it; its tests may put a portal together. */
const storey = (name, folder, above, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^server/src/${folder}/`, pathNot: TEST },
  to: { path: `^server/src/(?:${above})[/.]` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A cycle has no first file to read or to test. Types alone may point back: they are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      comment: 'Also what a deep import into another package becomes: its exports name the public subpaths.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-declared',
      comment: 'A package imports only what its own package.json lists (tools of the whole house stand in the root).',
      severity: 'error',
      from: {
        path: PACKAGES,
        pathNot: [
          TEST,
          '^tools/',
          '^e2e/',
          '^bench/',
          '^server/src/domains/social/development/',
          '\\.config\\.(ts|mjs|cjs)$',
        ],
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['npm-peer'],
        pathNot: ['node_modules/@types/', 'node_modules/schema-dts/'],
      },
    },
    only('contracts-know-nobody', CONTRACTS, [], 'Two deployables agree through it, so it may depend on neither.'),
    {
      name: 'contracts-have-no-dependencies',
      comment:
        'Contracts hold types, codes and pure functions; whoever takes a subpath takes nothing else. Form schemas alone need yup, as a peer.',
      severity: 'error',
      from: { path: CONTRACTS, pathNot: [TEST, '^shared-contracts/src/forms/'] },
      to: { dependencyTypesNot: ['local', 'localmodule', 'type-only'], path: ['.'] },
    },
    only('ui-kit-knows-packages-only', UI_KIT, [], 'Primitives know nothing of the portal.'),
    {
      name: 'no-remote-to-remote',
      comment: 'Remotes are deployed apart; they meet only through contracts, events and addresses.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: REMOTE, pathNot: '^$1/' },
    },
    only(
      'remote-imports',
      REMOTE,
      [REMOTE, CONTRACTS, UI_KIT, MAP_KIT, REMOTE_KIT, '^tools/build/src/index\\.ts$'],
      'A remote knows contracts and the kits.',
    ),
    only(
      'shell-imports',
      '^shell/',
      [CONTRACTS, UI_KIT, REMOTE_KIT, '^tools/build/src/index\\.ts$'],
      'The shell knows no remote by name.',
    ),
    {
      name: 'build-preset-in-configurations-only',
      comment: 'The build half of the preset does not belong into a browser bundle.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/', pathNot: '\\.config\\.ts$' },
      to: { path: '^tools/build/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only(
      'server-imports',
      '^server/',
      [CONTRACTS, '^tools/publish/src/index\\.ts$'],
      'The server meets remotes through their releases, not their sources, and the demonstration world at run time, where it was built.',
    ),
    only(
      'demo-world-imports',
      DEMO_WORLD,
      [CONTRACTS, '^server/'],
      'The demonstration world fills a portal, whatever the portal shows.',
    ),
    {
      name: 'demo-world-surface',
      comment:
        'It uses the server as one of its domains would: through api.ts and the rooms of the platform. Its tests look behind them.',
      severity: 'error',
      from: { path: DEMO_WORLD, pathNot: TEST },
      to: {
        path: '^server/',
        pathNot: [
          '^server/src/domains/[^/]+/api\\.ts$',
          '^server/src/platform/[^/]+/index\\.ts$',
          '^server/src/platform/db/database\\.ts$',
          '^server/src/cli/run-command\\.ts$',
          '^server/src/start/world\\.ts$',
        ],
      },
    },
    only(
      'map-kit-imports',
      MAP_KIT,
      [`${UI_KIT}src/[a-z]+\\.css$`],
      'Maps know nothing of the portal; words come in as properties. Pages of their tests have the base styles every host gives.',
    ),
    only('remote-kit-imports', REMOTE_KIT, [CONTRACTS, UI_KIT], 'It is compiled into every remote, and knows none.'),
    only(
      'tools-imports',
      '^tools/',
      [CONTRACTS, `${UI_KIT}src/[a-z]+\\.css$`, `${UI_KIT}src/fonts/`, KIT_FOR_TESTS],
      'Tools work on folders and releases, not on sources of the portal; pages that show a remote alone have the base styles every host gives and a host of the tests, the fonts are made here.',
    ),
    only(
      'e2e-imports',
      '^e2e/',
      [CONTRACTS, '^tools/', `${MAP_KIT}src/index\\.ts$`],
      'Journeys see the portal as a visitor does; the suite of the map works it through its surface.',
    ),
    only(
      'bench-imports',
      '^bench/',
      [CONTRACTS, '^tools/', KIT_FOR_TESTS],
      'Baselines name sources as bundle entries, by path.',
    ),
    {
      name: 'public-surface-only',
      comment: 'Another package is imported by its name, never by a path.',
      severity: 'error',
      from: {
        path: '^(shared-contracts|ui-kit|map-kit|remote-kit|tools/build|shell|mf-[^/]+|server|demo-world|e2e|bench)/',
        pathNot: '^demo-world/(?:tests/|.*\\.test\\.ts$)',
      },
      to: { path: PACKAGES, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'server-room-surface',
      comment:
        'A domain of the server is used through its api.ts, a room of another storey through its index.ts, so that tables and helpers stay its own.',
      severity: 'error',
      from: { path: `^server/src/(${STOREY}[^/.]+)(?:/|\\.ts$)` },
      to: {
        path: '^server/src/[^/]+/',
        pathNot: [
          '^server/src/$1/',
          '^server/src/domains/[^/]+/(?:api|domain)\\.ts$',
          '^server/src/(?:(?:platform|edge)/)?[^/]+/index\\.ts$',
          `^server/src/${STOREY}[^/]+/testing/`,
          '^server/src/locales/',
        ],
      },
    },
    {
      name: 'server-domain-list',
      comment: 'What a domain adds to the portal is read where all of them are listed; others use its api.ts.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/start/domains\\.ts$'] },
      to: { path: '^server/src/domains/[^/]+/domain\\.ts$' },
    },
    {
      name: 'server-messages',
      comment: 'Catalogues are read in one place, which gives each language a voice of its own.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/platform/messages/'] },
      to: { path: '^server/src/locales/' },
    },
    storey(
      'server-platform-below',
      'platform',
      'domains|edge|start|cli|app',
      'What every domain stands on knows none of them.',
    ),
    storey(
      'server-domains-below',
      'domains',
      'edge|start|cli|app',
      'What is shown, and where, is decided above the domains.',
    ),
    storey('server-edge-below', 'edge', 'start|cli|app', 'What is put together above it is given to it.'),
    {
      name: 'server-testing-in-tests-only',
      severity: 'error',
      from: { pathNot: [TEST, '^tools/', '^e2e/', '^bench/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'What two features share moves beside the features folder.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'list-areas-below-map',
      comment: 'The map screen of a list shows the tools of areas; what both work with stands beside their folders.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/list/areas/' },
      to: { path: '^$1/src/features/list/map/' },
    },
    {
      name: 'no-test-helpers-in-production',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|server|demo-world|ui-kit|shared-contracts)/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-orphan',
      comment: 'A file nobody imports is dead, unless it is an entry.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          TEST,
          '\\.d\\.ts$',
          '\\.config\\.(ts|mjs|cjs)$',
          '^tools/',
          '^e2e/',
          '^bench/',
          '/src/(index|ssr|main|element)\\.tsx?$',
          // Pages of others include it as it is.
          '^shell/src/embed/kvadrat\\.v1\\.js$',
          '^shared-contracts/src/[^/]+/index\\.ts$',
          '^server/src/cli/',
          '^demo-world/src/cli-',
          // Merged into the type of the database; nobody has to know them.
          '\\.tables\\.ts$',
          '\\.(css|po|json)$',
        ],
      },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: NODE_MODULES },
    exclude: { path: ['(^|/)(dist|\\.tsc|data|test-results)/', '^node_modules/@types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    cache: false,
  },
};
