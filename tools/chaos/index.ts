export { CHAOS_CHECKS } from './checks/chaos-checks';
export { issueToken } from './issue-token';
export { findSubject } from './subject';
export { openChaos, type Chaos } from './suite';
export type { ChaosCheck } from './check';
