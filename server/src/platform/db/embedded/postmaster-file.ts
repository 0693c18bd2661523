import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive } from './processes';

/** What a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

const LINE = { pid: 0, socketFolder: 4, status: 7 };

/** Reads `postmaster.pid`; undefined when no server runs on the folder or the file is half written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[LINE.socketFolder] ?? '', ready: lines[LINE.status]?.trim() === 'ready' };
}

/** The server that runs on this folder now. A file left by a killed server does not count, even if its id is in use again. */
export function livePostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined || !isAlive(postmaster.pid)) return undefined;
  const command = commandLine(postmaster.pid);
  const another = command !== undefined && !command.includes(cluster);
  return another ? undefined : postmaster;
}
