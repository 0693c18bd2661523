export { closeBoth } from './close-both';
export { Door } from './door';
export { type Account, giveFolder } from './give-folder';
export { inTime } from './in-time';
export { makeFolder } from './make-folder';
export { unlessStopped } from './unless-stopped';
