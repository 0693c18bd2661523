export { CHECKS, openSuite, STEADY_MEMORY, type Suite } from './suite';
export type { Check } from './checks/check';
