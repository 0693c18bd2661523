export interface Attribution {
  remote: string;
  release: string;
}

const RELEASE_FILE = /\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\//;

/** Finds whose code a failure comes from by the first release file in its stack or address. */
export function attribute(trace: string): Attribution | null {
  const [, remote, release] = RELEASE_FILE.exec(trace) ?? [];
  return remote === undefined || release === undefined ? null : { remote, release };
}
