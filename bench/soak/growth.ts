import type { ProcessSample } from '../support/processes';
import { median } from '../support/statistics';

/** All processes of a portal at one time. */
export interface Sample {
  seconds: number;
  processes: readonly ProcessSample[];
}

/** What became of one process. */
export interface Growth {
  pid: number;
  command: string;
  /** Megabytes: median of the first and of the last quarter of the load, and the most there was. */
  first: number;
  last: number;
  most: number;
  /** Percent from the first quarter to the last. */
  growth: number;
  /** Percent of a processor while nobody asks. */
  idlePercent: number;
}

/** @param idle two samples between which nobody asked for anything */
export function growthOf(load: readonly Sample[], idle: readonly [Sample, Sample]): Growth[] {
  const latest = idle[1].processes;
  return latest.map(({ pid, command }) => {
    const sizes = load.flatMap(({ processes }) => processes.filter((one) => one.pid === pid).map(({ megabytes }) => megabytes));
    // A process that came after the load has nothing to be compared with.
    const quarter = Math.max(1, Math.floor(sizes.length / 4));
    const first = sizes.length === 0 ? 0 : median(sizes.slice(0, quarter));
    const last = sizes.length === 0 ? 0 : median(sizes.slice(-quarter));
    return { pid, command, first, last, most: Math.max(0, ...sizes), growth: first === 0 ? 0 : tenths((100 * (last - first)) / first), idlePercent: idlePercent(pid, idle) };
  });
}

function idlePercent(pid: number, [before, after]: readonly [Sample, Sample]): number {
  const used = ({ processes }: Sample): number => processes.find((one) => one.pid === pid)?.processorMs ?? 0;
  return tenths((used(after) - used(before)) / (10 * (after.seconds - before.seconds)));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
