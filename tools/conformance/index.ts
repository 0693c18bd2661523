export { CHECKS, openSuite, STEADY_MEMORY, type Suite } from './suite';
export type { Check } from './checks/check';
export { readBuiltRelease } from './release';
export { locate, readSamples, type Samples } from './samples';
