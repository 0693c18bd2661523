import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalProcess } from './portal-process';

/** Lets a test read the metrics of a portal in production. */
export const METRICS_TOKEN = 'token-of-tests-for-metrics';

/** Ids of the processes that serve, oldest first. */
export function workersOf({ child }: PortalProcess): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return children.filter((pid) => commandOf(pid).includes('main.cjs'));
}

/** Empty for a process that has just ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** How many processes answer together, as they say themselves. */
export async function countProcesses(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).catch(
    () => null,
  );
  return Number(/^kvadrat_processes (\d+)$/m.exec((await response?.text()) ?? '')?.[1] ?? 0);
}

export async function until(reached: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await reached())) await pause(50);
}

/** Whether a process has not ended. */
export function isThere(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
