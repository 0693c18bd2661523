import type { RemoteModule } from '@kvadrat/contracts/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { mountAll } from '../../mount-all';

void mountAll(async (name) => {
  const container = name.replace('-', '_');
  registerRemotes([{ name: container, entry: `/${name}/remoteEntry.js` }]);
  const module = await loadRemote<RemoteModule>(`${container}/app`);
  if (module === null) throw new Error(`${name} exposes no ./app`);
  return module;
});
