import { join } from 'node:path';
import { startProcess } from '../support/start-process';
import { median, quantile } from '../support/statistics';
import { openLoad } from './load';
import type { People } from './people';

/** Honest logins a second while the flood comes. */
const HONEST_PER_SECOND = 5;

export interface InFlood {
  honest: {
    /** Of all calls it takes until somebody is in; finding a proof of work, which their own device does, not counted. */
    p95: number;
    acceptedPercent: number;
    /** Of 100 people, who had to find a proof of work. */
    provenPercent: number;
    /** Median milliseconds that finding one took on this machine, before the flood. */
    proofMs: number;
    serverErrors: number;
  };
  /** Wrong logins by the status they were answered with. */
  statuses: Record<string, number>;
}

export interface FloodSize {
  /** Of networks of this flood, so that none is known from the one before. */
  block: number;
  networks: number;
  seconds: number;
}

/** How honest people fare from the flood's first second on. */
export async function honestInFlood(
  origin: string,
  people: People,
  { block, networks, seconds }: FloodSize,
): Promise<InFlood> {
  const proofTimes = await people.findProofs(Math.ceil(HONEST_PER_SECOND * seconds) + 1);
  const flood = startProcess(join(import.meta.dirname, 'flood.ts'), [
    origin,
    ...[block, networks, seconds].map(String),
  ]);
  await flood.message();
  const result = flood.message();
  let proven = 0;
  const { times, statuses } = await openLoad(
    HONEST_PER_SECOND,
    seconds,
    people.loginWithProof(() => {
      proven += 1;
    }),
  );
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    honest: {
      p95: quantile(times, 0.95),
      acceptedPercent: (100 * times.length) / all,
      provenPercent: (100 * proven) / all,
      proofMs: median(proofTimes),
      serverErrors: statuses['500'] ?? 0,
    },
    statuses: readStatuses(await result),
  };
}

function readStatuses(message: unknown): Record<string, number> {
  if (typeof message !== 'object' || message === null) throw new TypeError('the flood told nothing');
  return Object.fromEntries(Object.entries(message).map(([status, count]) => [status, Number(count)]));
}
