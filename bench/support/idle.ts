import { setTimeout as pause } from 'node:timers/promises';
import { processTree, type ProcessSample } from './processes';

/** What a portal does of itself while nobody asks for anything, in percent of one processor. */
export interface Idle {
  seconds: number;
  /** Its own processes, one by one and together. */
  processes: readonly { pid: number; command: string; percent: number }[];
  node: number;
  /** Those of the database it has brought. */
  database: number;
}

const CALM_WINDOW_MS = 5000;
/** Of one processor, all processes together: far above what an idle portal may take, far below any work. */
const CALM_PERCENT = 5;

/** Waits until what the start or a load has left to do is done. @returns whether that was before the time was over */
export async function untilCalm(root: number, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  do {
    const { node, database } = await measureIdle(root, CALM_WINDOW_MS / 1000);
    if (node + database < CALM_PERCENT) return true;
  } while (performance.now() < end);
  return false;
}

/** Watches a process and all below it. Linux only. */
export async function measureIdle(root: number, seconds: number): Promise<Idle> {
  const before = await processTree(root);
  const start = performance.now();
  await pause(seconds * 1000);
  // Who watches is not below it; that time passes meanwhile counts.
  const took = performance.now() - start;
  return idleBetween(before, await processTree(root), took);
}

/** @param ms between the two */
export function idleBetween(before: readonly ProcessSample[], after: readonly ProcessSample[], ms: number): Idle {
  const used = ({ pid, processorMs }: ProcessSample): number =>
    processorMs - (before.find((one) => one.pid === pid)?.processorMs ?? 0);
  const percent = (all: readonly ProcessSample[]): number =>
    Math.round((10_000 * all.reduce((sum, one) => sum + used(one), 0)) / ms) / 100;
  const of = (kind: ProcessSample['kind']): ProcessSample[] => after.filter((one) => one.kind === kind);
  return {
    seconds: Math.round(ms / 100) / 10,
    processes: of('node').map((one) => ({ pid: one.pid, command: one.command, percent: percent([one]) })),
    node: percent(of('node')),
    database: percent(of('database')),
  };
}

/** The portal, and apart from it its database, may take so much (issue I). */
const BUDGET_PERCENT = 1;

export interface Check {
  what: string;
  measured: number;
  allowed: number;
  inside: boolean;
}

export function checked(what: string, measured: number, allowed: number): Check {
  return { what, measured, allowed, inside: measured <= allowed };
}

export function idleChecks({ node, database }: Idle): Check[] {
  return [
    checked('processor while idle, all processes, %', node, BUDGET_PERCENT),
    checked('processor of its database meanwhile, %', database, BUDGET_PERCENT),
  ];
}
