import type { RemoteModule } from '@kvadrat/contracts/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export interface LoadableRelease {
  name: string;
  container: string;
  entry: string;
  styles: string[];
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
  registerRemotes([{ name: container, entry, type: 'global' }]);
  const module = await loadRemote<RemoteModule>(`${container}/app`);
  if (module === null) throw new Error(`${name} exposes no ./app`);
  return module;
}
