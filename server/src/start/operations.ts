import { join } from 'node:path';
import type { AppDeps, PageDeps } from '../app';
import type { Db } from '../platform/db';
import {
  addEmergencyPage,
  Breaker,
  FigureCounter,
  figureJobs,
  StaffDoor,
  type ReleaseConsole,
} from '../domains/operations/api';
import type { Peers } from '../platform/cluster';
import type { Job } from '../platform/jobs';
import type { Registry } from '../domains/registry/api';
import { projectRoot, type Settings } from '../platform/settings';

/** What processes ask each other by to write down what they counted. */
const COUNTS = 'counts of releases';

export interface Operations {
  /** Who of the staff asks. */
  staff: StaffDoor;
  /** What the console of releases works with, but for the state of server bundles. */
  releaseConsole: Omit<ReleaseConsole, 'rendering'>;
  deps: Required<Pick<AppDeps, 'registerOperations' | 'reports'>>;
  /** Empty in production. */
  pageDeps: Pick<PageDeps, 'breaker'>;
  jobs: readonly Job[];
  /** Writes what was counted last; before the database closes. */
  close: () => Promise<void>;
}

/** What operators need: who they are, counts by release, the way back from a broken release and, for developers, the switch that breaks remotes. */
export function startOperations(
  db: Db,
  registry: Registry,
  peers: Peers,
  settings: Settings,
  publicUrl: () => string,
  warn: (error: unknown) => void,
): Operations {
  const { production } = settings;
  const staff = new StaffDoor({ db, open: !production, secure: () => publicUrl().startsWith('https:') });
  const counter = new FigureCounter({ db, current: registry.current, warn });
  peers.onQuestion(COUNTS, () => counter.flush().then(() => true));
  const everywhere = { flush: () => peers.askAll(COUNTS).then(() => undefined) };
  const breaker = production ? undefined : new Breaker(peers);
  return {
    staff,
    releaseConsole: { registry, counter: everywhere, breaker, errorDocs: join(projectRoot(), 'docs', 'errors') },
    deps: { reports: counter, registerOperations: (app) => addEmergencyPage(app, { db, staff, registry }) },
    pageDeps: breaker === undefined ? {} : { breaker },
    jobs: figureJobs(counter),
    close: () => counter.flush(),
  };
}
