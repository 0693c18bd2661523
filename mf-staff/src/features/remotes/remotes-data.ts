import type { StaffRemotes } from '@kvadrat/contracts/api';

/** What the console shows. */
export interface RemotesData {
  shown: StaffRemotes;
  /** The change that was just made; revision null where it was so already. */
  done: { remote: string; revision: number | null } | null;
}

export type Remote = StaffRemotes['remotes'][number];
export type Release = Remote['releases'][number];

const REMOTE = 'remote';
const REVISION = 'revision';

/** Reads from the query of the page's address what was just done. */
export function doneOf(search: string): RemotesData['done'] {
  const query = new URLSearchParams(search);
  const remote = query.get(REMOTE) ?? '';
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(remote)) return null;
  return { remote, revision: Number(query.get(REVISION)) || null };
}

/** Query that says what was done. */
export function doneQuery(remote: string, revision: number | null): string {
  return new URLSearchParams({
    [REMOTE]: remote,
    ...(revision === null ? {} : { [REVISION]: String(revision) }),
  }).toString();
}
