export { freeThreadsOfLimits, leanArguments, leanEnvironment, threadLimits } from './lean-process';
export { weightOf } from './weight-of';
