import type { RemoteModule } from '@kvadrat/contracts/remote';
import { startTracking } from './start-tracking';

export const bootstrap: RemoteModule['bootstrap'] = () => Promise.resolve();
export const mount: RemoteModule['mount'] = (context) => {
  startTracking(context);
  return Promise.resolve();
};
export const update: RemoteModule['update'] = () => Promise.resolve();
/** The signal of its context has ended everything. */
export const unmount: RemoteModule['unmount'] = () => Promise.resolve();
export const preload: RemoteModule['preload'] = () => Promise.reject(new Error('mf-tracking has no pages'));
