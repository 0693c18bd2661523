import { join } from 'node:path';
import type { AppDeps, PageDeps } from '../app';
import type { Db } from '../db';
import { addModeration } from '../moderation';
import { addOperations, Breaker, FigureCounter, figureJobs } from '../operations';
import type { Job } from '../platform/jobs';
import type { Registry } from '../registry';
import { projectRoot, type Settings } from '../settings';
import { operatorOf } from './register-pages';

export interface Operations {
  deps: Required<Pick<AppDeps, 'registerOperations' | 'reports'>>;
  /** Empty in production. */
  pageDeps: Pick<PageDeps, 'breaker'>;
  jobs: readonly Job[];
  /** Writes what was counted last; before the database closes. */
  close: () => Promise<void>;
}

/** What operators need: counts by release, their page and, for developers, the switch that breaks remotes. */
export function startOperations(db: Db, registry: Registry, settings: Settings, publicUrl: () => string, warn: (error: unknown) => void): Operations {
  const { production } = settings;
  const staff = { db, registry, closed: production, secure: () => publicUrl().startsWith('https:') };
  const counter = new FigureCounter({ db, current: registry.current, warn });
  const breaker = production ? undefined : new Breaker();
  return {
    deps: {
      reports: counter,
      registerOperations: async (app, rendering) => {
        await addOperations(app, { ...staff, registry, counter, rendering, breaker, errorDocs: join(projectRoot(), 'docs', 'errors') });
        await addModeration(app, { ...staff, publicUrl, operator: operatorOf(settings) });
      },
    },
    pageDeps: breaker === undefined ? {} : { breaker },
    jobs: figureJobs(counter),
    close: () => counter.flush(),
  };
}
