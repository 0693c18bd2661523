import { join } from 'node:path';
import type { AppDeps, PageDeps } from '../app';
import type { Db } from '../platform/db';
import { addModeration } from '../domains/moderation/api';
import { addOperations, Breaker, FigureCounter, figureJobs } from '../domains/operations/api';
import type { Peers } from '../platform/cluster';
import type { Job } from '../platform/jobs';
import type { Registry } from '../domains/registry/api';
import { projectRoot, type Settings } from '../platform/settings';
import { operatorOf } from './contact';

/** What processes ask each other by to write down what they counted. */
const COUNTS = 'counts of releases';

export interface Operations {
  deps: Required<Pick<AppDeps, 'registerOperations' | 'reports'>>;
  /** Empty in production. */
  pageDeps: Pick<PageDeps, 'breaker'>;
  jobs: readonly Job[];
  /** Writes what was counted last; before the database closes. */
  close: () => Promise<void>;
}

/** What operators need: counts by release, their page and, for developers, the switch that breaks remotes. */
export function startOperations(db: Db, registry: Registry, peers: Peers, settings: Settings, publicUrl: () => string, warn: (error: unknown) => void): Operations {
  const { production } = settings;
  const staff = { db, registry, closed: production, secure: () => publicUrl().startsWith('https:') };
  const counter = new FigureCounter({ db, current: registry.current, warn });
  peers.onQuestion(COUNTS, () => counter.flush().then(() => true));
  const everywhere = { flush: () => peers.askAll(COUNTS).then(() => undefined) };
  const breaker = production ? undefined : new Breaker(peers);
  return {
    deps: {
      reports: counter,
      registerOperations: async (app, rendering) => {
        await addOperations(app, { ...staff, registry, counter: everywhere, rendering, breaker, errorDocs: join(projectRoot(), 'docs', 'errors') });
        await addModeration(app, { ...staff, publicUrl, operator: operatorOf(settings) });
      },
    },
    pageDeps: breaker === undefined ? {} : { breaker },
    jobs: figureJobs(counter),
    close: () => counter.flush(),
  };
}
