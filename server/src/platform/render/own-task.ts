import { readlinkSync } from 'node:fs';

/** The calling thread's id among the tasks of its process, by which others read its processor time; null but on Linux. */
export function ownTask(): string | null {
  try {
    // `<process>/task/<thread>`
    return /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? null;
  } catch {
    return null;
  }
}
