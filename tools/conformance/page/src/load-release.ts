import type { RemoteModule } from '@kvadrat/contracts/remote';
import { getInstance } from '@module-federation/enhanced/runtime';

export interface LoadableRelease {
  name: string;
  container: string;
  entry: string;
  styles: string[];
}

/** By the protocol of Module Federation. */
interface Container {
  init: (shared: unknown, scopes: unknown[]) => unknown;
  get: (module: string) => Promise<() => RemoteModule>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Brings a release into the page, its styles included. @throws {Error} when it exposes no module */
export async function loadRelease({ name, container, entry, styles }: LoadableRelease): Promise<RemoteModule> {
  for (const href of styles) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${entry} cannot be loaded`));
    document.head.append(script);
  });
  const opened: unknown = Reflect.get(window, container);
  if (!isContainer(opened)) throw new Error(`${name} exposes no ./app`);
  await opened.init(getInstance()?.shareScopeMap['default'], []);
  return (await opened.get('./app'))();
}
