import type { RemoteModule } from '@kvadrat/contracts/remote';
import { mountAll } from '../../mount-all';

void mountAll(async (name) => {
  const module: RemoteModule = await import(/* webpackIgnore: true */ `/esm/${name}.js`);
  return module;
});
