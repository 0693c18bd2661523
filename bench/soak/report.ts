import { checked, idleChecks, type Check, type Idle } from '../support/idle';
import { growthOf, thinned, type Growth, type Sample } from './growth';

/** Of each process of the portal: megabytes once it is warm with four remotes, with each one more, and percent they grow by. */
const BUDGET = { megabytes: 350, remotes: 4, perRemote: 25, growthPercent: 5 };
const LINES = 60;

export interface SoakReport {
  /** Resident memory (RSS) of each process of the portal. */
  processes: readonly ({ pid: number; command: string } & Growth)[];
  /** The proportional memory (PSS) of all processes together, those of the database too: what the machine needs. */
  together: Growth;
  /** Of the main threads of all processes that serve. */
  heap: Growth;
  checks: readonly Check[];
  /** One a minute: RSS and PSS of each process of the portal, PSS of its database, heaps. */
  line: readonly object[];
}

/**
 * @param idle of the same portal afterwards: who has ended before is not told of
 * @param remotes how many the portal has
 */
export function reportOf(samples: readonly Sample[], idle: Idle, loadSeconds: number, remotes: number): SoakReport {
  const over = (of: (sample: Sample) => number | null | undefined): Growth =>
    growthOf(
      samples.flatMap((sample) => {
        const value = of(sample);
        return value === null || value === undefined ? [] : [[sample.seconds, value] as const];
      }),
      loadSeconds,
    );
  const processes = idle.processes.map(({ pid, command }) => ({
    pid,
    command,
    ...over((sample) => sample.processes.find((one) => one.pid === pid)?.rss),
  }));
  const most = (of: (one: Growth) => number): number => Math.max(0, ...processes.map(of));
  return {
    processes,
    together: over((sample) => pssOf(sample)),
    heap: over(({ heap }) => heap),
    checks: [
      checked(
        'resident memory of the largest process once warm, MB',
        most(({ mostWarm }) => mostWarm),
        BUDGET.megabytes + BUDGET.perRemote * Math.max(0, remotes - BUDGET.remotes),
      ),
      checked(
        'growth of a process after the warm-up, %',
        most(({ growth }) => growth),
        BUDGET.growthPercent,
      ),
      ...idleChecks(idle),
    ],
    line: thinned(samples, LINES).map(lineOf),
  };
}

function lineOf(sample: Sample): object {
  const { seconds, heap, processes } = sample;
  const ours = processes.filter(({ kind }) => kind === 'node');
  return {
    minute: Math.round(seconds / 6) / 10,
    rss: Object.fromEntries(ours.map(({ pid, rss }) => [pid, rss])),
    pss: Object.fromEntries(ours.map(({ pid, pss }) => [pid, pss])),
    databasePss: pssOf(sample, 'database'),
    heap,
  };
}

/** Null where one of them may not be known. */
function pssOf({ processes }: Sample, kind?: string): number | null {
  let sum = 0;
  for (const one of processes) {
    if (kind !== undefined && one.kind !== kind) continue;
    if (one.pss === null) return null;
    sum += one.pss;
  }
  return sum;
}
