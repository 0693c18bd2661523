import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../config/build-error';

/** The project's root, three folders above this file's package sources. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const SHELL = 'shell';
export const SERVER = 'server';
/** An invented world, in programs of its own beside the server's. */
export const DEMO_WORLD = 'demo-world';
export const UI_KIT = 'ui-kit';

/**
 * Packages the build turns into something: shell, remotes in the order of their names, server, the demonstration world, the ui-kit's gallery.
 * @param wanted names from the command line; empty means all
 * @throws {BuildError} for a name that is none of them
 */
export async function buildablePackages(wanted: readonly string[], root = WORKSPACE_ROOT): Promise<string[]> {
  const remotes = (await readdir(root)).filter((name) => /^mf-[a-z-]+$/.test(name)).sort();
  const existing: string[] = [];
  for (const name of [SHELL, ...remotes]) if (await exists(join(root, name, 'remote.config.ts'))) existing.push(name);
  for (const name of [SERVER, DEMO_WORLD]) if (await exists(join(root, name, 'src', 'main.ts'))) existing.push(name);
  if (await exists(join(root, UI_KIT, 'gallery', 'main.tsx'))) existing.push(UI_KIT);
  const unknown = wanted.filter((name) => !existing.includes(name));
  if (unknown.length > 0)
    throw new BuildError(`there is no package "${unknown.join('", "')}" to build; there are ${existing.join(', ')}`);
  return wanted.length === 0 ? existing : existing.filter((name) => wanted.includes(name));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
