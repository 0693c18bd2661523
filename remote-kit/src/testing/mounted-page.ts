import type { RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host';

export interface MountedPage {
  host: FakeHost;
  leave: () => Promise<void>;
}

/**
 * Mounts a page of a remote in a fake host, as after a click on a link.
 * @param changes parts of the context to put in place of the host's
 */
export async function mountedPage(
  remote: RemoteModule,
  options: FakeHostOptions,
  changes: Partial<RemoteContext> = {},
): Promise<MountedPage> {
  const host = createFakeHost(options);
  const context = { ...host.context(), ...changes };
  await remote.mount(context);
  return {
    host,
    async leave() {
      await remote.unmount(context);
      host.leave();
    },
  };
}
