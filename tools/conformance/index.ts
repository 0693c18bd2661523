export { CHECKS, openSuite, remoteNames, type Suite } from './suite';
export type { Check } from './checks/check';
