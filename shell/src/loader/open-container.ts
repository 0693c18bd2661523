import { getInstance } from '@module-federation/enhanced/runtime';
import { AppError } from '@kvadrat/contracts/errors';
import type { RemoteModule } from '@kvadrat/contracts/remote';
import type { LoadableRelease } from './loadable-release';

/** What a remote's entry leaves under its global name, by the protocol of Module Federation. */
interface Container {
  /** Gives it the libraries that are shared. */
  init: (shared: unknown, scopes: unknown[]) => unknown;
  /** @returns what runs the module */
  get: (module: string) => Promise<() => unknown>;
}

/** Pages and elements of a release share its container, which is given its libraries once. */
const begun = new WeakMap<Container, Promise<unknown>>();

/** The lifecycles of a remote's pages. */
export async function openContainer(release: LoadableRelease): Promise<RemoteModule> {
  const module = await openModule(release, 'app');
  if (!isRemoteModule(module)) throw new AppError('internal', `${release.name} does not export the lifecycles`);
  return module;
}

/**
 * Gets a module of a remote out of its container, whose script has run already, so that the federation runtime, which knows how to
 * load containers too, is only asked for what is shared.
 */
export async function openModule({ container: name, entry }: LoadableRelease, module: string): Promise<unknown> {
  const container: unknown = Reflect.get(window, name);
  if (!isContainer(container)) throw new AppError('internal', `${entry} did not define ${name}`);
  let ready = begun.get(container);
  if (ready === undefined)
    begun.set(container, (ready = Promise.resolve(container.init(getInstance()?.shareScopeMap['default'], []))));
  await ready;
  const run = await container.get(`./${module}`);
  return run();
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const functions = new Map<string, unknown>(Object.entries(value));
  return ['bootstrap', 'mount', 'update', 'unmount', 'preload'].every(
    (key) => typeof functions.get(key) === 'function',
  );
}
