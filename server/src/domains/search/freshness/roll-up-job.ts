import { defineJob, type Job } from '../../../platform/jobs';
import { refreshRollUps } from './refresh-rollups';

/** A job that counts anew what is counted beforehand, where the read model has changed since, so many milliseconds after the last time. */
export function rollUpJob(every: number): Job {
  return defineJob({
    name: 'search-roll-ups',
    every,
    atStart: true,
    run: ({ db }) => refreshRollUps(db).then(() => false),
  });
}
