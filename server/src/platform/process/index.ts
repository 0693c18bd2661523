export { Door } from './door';
export { inTime } from './in-time';
export { makeFolder } from './make-folder';
export { unlessStopped } from './unless-stopped';
