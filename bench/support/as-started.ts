import { availableParallelism } from 'node:os';

/** Settings of a portal that is measured as it starts by default, with a process for each core; tests start theirs with one. */
const ALL_CORES = { WORKERS: String(availableParallelism()) };

/**
 * Settings of a portal that is measured under load.
 * @param data folder of a portal that has come to rest; a new one goes on comparing its ads for minutes and takes a part of
 * the processors meanwhile
 */
export function asStarted({ ads, data }: { ads: number; data?: string }): Record<string, string> {
  return { ...ALL_CORES, DEMO_ADS: String(ads), ...(data === undefined ? {} : { DATA_DIR: data }) };
}
