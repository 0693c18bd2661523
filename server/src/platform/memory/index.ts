export { freeThreadsOfLimits, leanArguments, leanEnvironment, threadLimits } from './lean-process';
