import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { AppError } from '@kvadrat/contracts/errors';
import type { RemoteModule } from '@kvadrat/contracts/remote';
import type { LoadableRelease } from './loadable-release';

/** The lifecycles of a remote's pages. */
export async function openContainer(release: LoadableRelease): Promise<RemoteModule> {
  const module = await openModule(release, 'app');
  if (!isRemoteModule(module)) throw new AppError('internal', `${release.name} does not export the lifecycles`);
  return module;
}

/**
 * Gets a module of a remote out of its container, whose script has run already, so the federation
 * runtime finds it under its global name and asks for nothing.
 * Each release is a remote of its own to the runtime: it never takes one for the other.
 */
export async function openModule({ name, release, container, entry }: LoadableRelease, module: string): Promise<unknown> {
  if (!(container in window)) throw new AppError('internal', `${entry} did not define ${container}`);
  const id = `${name}@${release}`;
  registerRemotes([{ name: id, entry, entryGlobalName: container, type: 'global' }]);
  return loadRemote<unknown>(`${id}/${module}`);
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const functions = new Map<string, unknown>(Object.entries(value));
  return ['bootstrap', 'mount', 'update', 'unmount', 'preload'].every((key) => typeof functions.get(key) === 'function');
}
