export { defineJob, type Job, type JobContext } from './define-job';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
export { type RunningJobs, startJobs } from './start-jobs';
