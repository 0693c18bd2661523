import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../settings';
import { isAlive, startTicks } from './processes';

/** The process of ours that started the embedded database and will stop it. */
export interface Owner {
  pid: number;
  /** Tells the owner from a later process of the same id. */
  started: string | null;
  /** What it is, for messages: "the portal", "npm run import". */
  role: string;
}

/** Reads who owns the folder; undefined when nobody does or the owner is no longer there. */
export function liveOwner(file: string): Owner | undefined {
  const owner = readOwner(file);
  if (owner === undefined || !isAlive(owner.pid)) return undefined;
  const started = startTicks(owner.pid) ?? null;
  return owner.started === null || started === null || owner.started === started ? owner : undefined;
}

/**
 * Claims the folder for this process. A claim of a process that was killed is taken over.
 *
 * @returns undefined on success, else the process that owns it
 */
export function claim(file: string, role: string): Owner | undefined {
  const ours: Owner = { pid: process.pid, started: startTicks(process.pid) ?? null, role };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ours), { mode: 0o644 });
  try {
    for (;;) {
      // A link fails when the name is taken, and the file is complete from its first moment on.
      if (tryLink(draft, file)) return undefined;
      const owner = liveOwner(file);
      if (owner !== undefined) return owner;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives the folder back. */
export function release(file: string): void {
  if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return isOwner(content) ? content : undefined;
}

function isOwner(value: unknown): value is Owner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'started' in value &&
    (value.started === null || typeof value.started === 'string') &&
    'role' in value &&
    typeof value.role === 'string'
  );
}
