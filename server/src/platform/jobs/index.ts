export { defineJob, type Job, type JobContext } from './define-job';
;
export { type RunningJobs, startJobs } from './start-jobs';
