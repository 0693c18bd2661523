import { readdir } from 'node:fs/promises';

/** Names of the remotes of the house. */
export async function remoteNames(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => /^mf-[a-z-]+$/.test(name)).sort();
}
