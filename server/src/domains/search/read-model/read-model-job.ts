import { defineJob, type Job } from '../../../platform/jobs';
import { projectBatch } from './project-outbox';
import { rebuildWhereNeeded } from './rebuild-read-model';

/** Changes are announced; looking without being called covers announcements that went astray. */
const EVERY_MS = 10_000;

/** A job that keeps the read model up to date, after a rebuild where a migration asked for one. */
export function readModelJob(): Job {
  let whole = false;
  return defineJob({
    name: 'search-read-model',
    wakeOn: 'listing_changed',
    every: EVERY_MS,
    run: async ({ db }) => {
      if (!whole) await rebuildWhereNeeded(db);
      whole = true;
      return (await projectBatch(db)) > 0;
    },
  });
}
