import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the shell and of all remotes in the project, the shell first. */
export function localPackages(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => /^mf-[a-z-]+$/.test(name));
  return ['shell', ...remotes.sort()].map((name) => join(root, name));
}
