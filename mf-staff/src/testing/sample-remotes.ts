import type { StaffRemotes } from '@kvadrat/contracts/api';

type Remote = StaffRemotes['remotes'][number];
type Figures = Remote['releases'][number]['day'];

const NO_FIGURES: Figures = {
  views: 0,
  failures: 0,
  codes: [],
  missing: { notFound: 0, gone: 0, failed: 0 },
  load: null,
  mount: null,
};
const CHANGED = '2026-11-28T10:00:00.000Z';

/** A remote with a release before the live one. */
export const REMOTE: Remote = {
  name: 'mf-a',
  state: 'on',
  isShell: false,
  stable: '1.1.0-00000002',
  previous: '1.0.0-00000001',
  canary: null,
  rendering: 'well',
  releases: [
    {
      part: 'stable',
      release: '1.1.0-00000002',
      publishedAt: CHANGED,
      hour: NO_FIGURES,
      day: {
        ...NO_FIGURES,
        views: 4,
        failures: 1,
        codes: [{ code: 'MFE-003', count: 1 }],
        load: { p50: 100, p75: 200, p95: 300 },
      },
    },
    { part: 'previous', release: '1.0.0-00000001', publishedAt: null, hour: NO_FIGURES, day: NO_FIGURES },
  ],
  candidates: ['1.0.0-00000001'],
  history: [
    {
      revision: 2,
      author: 'Mia',
      reason: 'pada',
      changedAt: CHANGED,
      stable: '1.1.0-00000002',
      canary: null,
      state: 'on',
    },
  ],
  broken: null,
};

export const REMOTES: StaffRemotes = { revision: 2, remotes: [REMOTE], unattributed: { hour: 0, day: 0 } };
