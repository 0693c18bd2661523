export { defineJob, type Job, type JobContext, type JobDefinition } from './define-job';
export type { JobReport } from './run-job';
export { type RunningJobs, startJobs } from './start-jobs';
