import type { DearSuite } from './suite-costs';

/** Modules of everything the server answers; a domain that is added brings some. */
const WHOLE_SERVER = 2400;

/** Suites that may cost more than others, by their path, each with its reason. */
export const DEAR_SUITES: Readonly<Record<string, DearSuite>> = {
  'demo-world/src/invent/invent-ads.test.ts': {
    seconds: 15,
    why: 'invents the series of ads twice and compares every one',
  },
  'demo-world/src/load-demo.test.ts': {
    seconds: 25,
    why: 'loads the demonstration three times and compares the databases byte for byte',
  },
  'demo-world/tests/recorded-samples.test.ts': {
    seconds: 12,
    modules: WHOLE_SERVER,
    why: 'asks every call a remote makes, with the demonstration behind it',
  },
  'e2e/start/worked-examples.test.ts': {
    seconds: 90,
    why: 'makes a copy of the project with a domain and a remote more and checks its types',
  },
  'server/src/domains/feeds/imported-ads.test.ts': { seconds: 15, why: 'imports two dozen files, one after the other' },
  'server/src/domains/feeds/imports-at-a-time.test.ts': {
    seconds: 15,
    why: 'four agencies send three files each at the same time',
  },
  'server/src/domains/isochrone/estimate/estimate.test.ts': {
    seconds: 15,
    why: 'estimates areas on the real land of the whole coast',
  },
  'server/src/edge/pages/failures.test.ts': {
    seconds: 25,
    why: 'starts a portal with render threads for each way in which a release breaks',
  },
  'server/src/edge/pages/pages.test.ts': {
    seconds: 15,
    why: 'starts a portal with render threads for each kind of page',
  },
  'server/src/platform/db/embedded/embedded-postgres.test.ts': {
    seconds: 20,
    why: 'starts PostgreSQL, kills it and starts it again',
  },
  'server/src/start/failing-routes.test.ts': { modules: WHOLE_SERVER, why: 'asks every route of the whole server' },
  'server/src/start/no-relay.test.ts': { modules: WHOLE_SERVER, why: 'sends every form of the whole server' },
  'server/src/start/ways-to-a-session.test.ts': { modules: WHOLE_SERVER, why: 'signs in by every way there is' },
  'server/src/start/server-addresses.test.ts': { modules: WHOLE_SERVER, why: 'asks every address of the whole server' },
};
