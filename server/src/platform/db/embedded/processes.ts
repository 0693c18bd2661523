import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../settings';

/** Whether a process of this id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** A killed child whose parent has not looked yet still answers signals, but holds nothing any more. */
function isZombie(pid: number): boolean {
  return processStat(pid)?.[0] === 'Z';
}

/**
 * When the process began, in the kernel's ticks since boot. Together with the id it names a process for good: ids are used
 * again, soon so in containers. Undefined where there is no /proc.
 */
export function startTicks(pid: number): string | undefined {
  return processStat(pid)?.[19];
}

/** Fields of /proc/<pid>/stat after the program's name, which may itself hold spaces and brackets. */
function processStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** The process's command line; undefined when it is gone or the system does not tell. */
export function commandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/**
 * Waits until the process is gone; false when it still is there after `timeoutMs`.
 *
 * @throws the reason of `stopped` once that is aborted
 */
export async function waitForExit(pid: number, timeoutMs: number, stopped?: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    stopped?.throwIfAborted();
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
