import type { DearSuite } from './suite-costs';

/** Modules of everything the server answers; a domain that is added brings some. */
const WHOLE_SERVER = 2400;

/** Suites that may cost more than others, by their path, each with its reason. */
export const DEAR_SUITES: Readonly<Record<string, DearSuite>> = {
  'demo-world/tests/recorded-samples.test.ts': {
    seconds: 12,
    modules: WHOLE_SERVER,
    why: 'asks every call a remote makes, with the demonstration behind it',
  },
  'mf-search/src/features/list/list-server.test.tsx': {
    seconds: 10,
    why: 'renders lists of every kind in nine languages as crawlers read them',
  },
  'server/src/domains/feeds/import-feed.test.ts': { seconds: 6, why: 'imports a file in each of the ways it can end' },
  'server/src/edge/pages/act.test.ts': { seconds: 8, why: 'sends forms through render threads that break' },
  'server/src/edge/pages/pages.test.ts': {
    seconds: 15,
    why: 'starts a portal with render threads for each kind of page',
  },
  'server/src/domains/security/passkeys.test.ts': {
    modules: 1650,
    why: 'signs in with a key through the whole portal, of which sealed secrets are a part',
  },
  'server/src/start/failing-routes.test.ts': { modules: WHOLE_SERVER, why: 'asks every route of the whole server' },
  'server/src/start/server-addresses.test.ts': { modules: WHOLE_SERVER, why: 'asks every address of the whole server' },
};
