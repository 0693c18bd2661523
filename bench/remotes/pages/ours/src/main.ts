import type { RemoteModule } from '@kvadrat/contracts/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { mountAll } from '../../mount-all';

void mountAll(async (name) => {
  const container = `kvadrat_${name.replace('-', '_')}`;
  const entry = `/${name}/entry.js`;
  // As the shell does: a container has run before the runtime is asked for it.
  await new Promise((resolve, reject) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src: entry, onload: resolve, onerror: reject }),
    ),
  );
  registerRemotes([{ name: container, entry, type: 'global' }]);
  const module = await loadRemote<RemoteModule>(`${container}/app`);
  if (module === null) throw new Error(`${name} exposes no ./app`);
  return module;
});
