export { CHAOS_CHECKS } from './checks/chaos-checks';
export { issueToken } from './issue-token';
export { openChaos, type Chaos } from './suite';
export type { ChaosCheck } from './check';
