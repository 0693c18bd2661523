import { join } from 'node:path';
import type { AppDeps, PageDeps } from '../app';
import type { Db } from '../db';
import { addOperations, Breaker, FigureCounter } from '../operations';
import type { Registry } from '../registry';
import { projectRoot, type Settings } from '../settings';

export interface Operations {
  deps: Required<Pick<AppDeps, 'registerOperations' | 'reports'>>;
  /** Empty in production. */
  pageDeps: Pick<PageDeps, 'breaker'>;
  /** Writes what was counted last; before the database closes. */
  close: () => Promise<void>;
}

/** What operators need: counts by release, their page and, for developers, the switch that breaks remotes. */
export function startOperations(db: Db, registry: Registry, { production }: Settings, publicUrl: () => string, warn: (error: unknown) => void): Operations {
  const counter = new FigureCounter({ db, current: registry.current, warn });
  const breaker = production ? undefined : new Breaker();
  return {
    deps: {
      reports: counter,
      registerOperations: (app, rendering) =>
        addOperations(app, {
          db,
          registry,
          counter,
          closed: production,
          secure: () => publicUrl().startsWith('https:'),
          rendering,
          breaker,
          errorDocs: join(projectRoot(), 'docs', 'errors'),
        }),
    },
    pageDeps: breaker === undefined ? {} : { breaker },
    close: () => counter.close(),
  };
}
