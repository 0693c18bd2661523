/** A number a bench can be given: what a full run takes, and what a smoke takes. */
interface Amount {
  full: number;
  smoke: number;
}

/** What one bench can be told on its command line, beside `--smoke`. */
export interface BenchDefinition {
  numbers: Readonly<Record<string, Amount>>;
  /** Given or left out. */
  texts: readonly string[];
  flags: readonly string[];
}

const NOTHING_ELSE = { texts: [], flags: [] } as const;

/**
 * Every bench by its name: `npm run bench:<name>`, and `npm run soak`. A full run takes ten minutes at most, a smoke one;
 * a smoke proves that the bench runs and that what it measures works, and says nothing of speed.
 */
export const BENCHES = {
  accounts: {
    numbers: {
      runs: { full: 3, smoke: 1 },
      seconds: { full: 10, smoke: 2 },
      accounts: { full: 600, smoke: 24 },
      floodNetworks: { full: 500, smoke: 50 },
    },
    ...NOTHING_ELSE,
  },
  agencies: {
    numbers: {
      ads: { full: 20_000, smoke: 500 },
      agencies: { full: 600, smoke: 80 },
      questions: { full: 400, smoke: 20 },
    },
    ...NOTHING_ELSE,
  },
  alerts: {
    numbers: {
      searches: { full: 100_000, smoke: 2000 },
      ads: { full: 2000, smoke: 60 },
      seconds: { full: 120, smoke: 4 },
      sample: { full: 2000, smoke: 200 },
    },
    ...NOTHING_ELSE,
  },
  collector: {
    numbers: {
      runs: { full: 3, smoke: 1 },
      seconds: { full: 20, smoke: 2 },
      ads: { full: 20_000, smoke: 300 },
      killAfter: { full: 2000, smoke: 50 },
    },
    ...NOTHING_ELSE,
  },
  'demo-load': { numbers: { ads: { full: 20_000, smoke: 300 } }, ...NOTHING_ELSE },
  duplicates: { numbers: { ads: { full: 20_000, smoke: 1000 } }, ...NOTHING_ELSE },
  'first-view': { numbers: { runs: { full: 9, smoke: 1 } }, ...NOTHING_ELSE },
  freshness: {
    numbers: {
      ads: { full: 20_000, smoke: 2000 },
      seconds: { full: 60, smoke: 4 },
      changes: { full: 1000, smoke: 100 },
      clients: { full: 8, smoke: 2 },
    },
    texts: ['data'],
    flags: [],
  },
  idle: {
    numbers: { ads: { full: 2000, smoke: 300 }, seconds: { full: 60, smoke: 4 }, calm: { full: 300, smoke: 5 } },
    ...NOTHING_ELSE,
  },
  interaction: { numbers: { runs: { full: 9, smoke: 1 } }, ...NOTHING_ELSE },
  map: { numbers: { runs: { full: 5, smoke: 1 } }, ...NOTHING_ELSE },
  overload: {
    numbers: {
      ads: { full: 20_000, smoke: 500 },
      seconds: { full: 60, smoke: 2 },
      clients: { full: 256, smoke: 8 },
      addresses: { full: 20_000, smoke: 100 },
    },
    texts: ['data'],
    flags: ['hog', 'slowDatabase', 'crawler'],
  },
  prerender: { numbers: { runs: { full: 200, smoke: 3 } }, ...NOTHING_ELSE },
  remotes: { numbers: { runs: { full: 5, smoke: 1 } }, ...NOTHING_ELSE },
  routes: { numbers: { runs: { full: 15, smoke: 2 } }, ...NOTHING_ELSE },
  search: {
    numbers: {
      ads: { full: 20_000, smoke: 2000 },
      clients: { full: 8, smoke: 2 },
      runs: { full: 30, smoke: 2 },
      seconds: { full: 15, smoke: 1 },
      warmUp: { full: 30, smoke: 1 },
    },
    texts: ['data'],
    flags: [],
  },
  'server-render': {
    numbers: { ads: { full: 20_000, smoke: 500 }, runs: { full: 5, smoke: 1 }, seconds: { full: 10, smoke: 1 } },
    texts: ['data'],
    flags: [],
  },
  soak: {
    numbers: {
      ads: { full: 20_000, smoke: 500 },
      minutes: { full: 60, smoke: 0.2 },
      idle: { full: 60, smoke: 4 },
      every: { full: 10, smoke: 1 },
    },
    texts: ['data'],
    flags: [],
  },
} as const satisfies Readonly<Record<string, BenchDefinition>>;

export type BenchName = keyof typeof BENCHES;

/** `bench:first-view` and `soak` by the name of their bench; undefined for scripts that are none. */
export function benchOfScript(script: string): string | undefined {
  if (script === 'soak') return script;
  return script.startsWith('bench:') ? script.slice('bench:'.length) : undefined;
}
