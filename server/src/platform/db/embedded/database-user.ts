import { readFileSync } from 'node:fs';

/** Ids under which PostgreSQL runs; it refuses to run as root. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

const NOBODY: DatabaseUser = { uid: 65534, gid: 65534 };

/** The user `nobody` when this process is root, else undefined: PostgreSQL then runs as whoever we are. */
export function databaseUser(uid: number | undefined = process.getuid?.()): DatabaseUser | undefined {
  if (uid !== 0) return undefined;
  return findUser('nobody') ?? NOBODY;
}

function findUser(name: string): DatabaseUser | undefined {
  let lines: string[];
  try {
    lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return undefined;
  }
  for (const line of lines) {
    const [login, , uid, gid] = line.split(':');
    if (login === name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
