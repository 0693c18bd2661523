import { availableParallelism } from 'node:os';

/** Setting of a portal that is measured as it starts by default, with a process for each core; tests start theirs with one. */
export const ALL_CORES = { WORKERS: String(availableParallelism()) };
