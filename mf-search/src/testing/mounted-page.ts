import { createFakeHost, type FakeHost } from '@kvadrat/build/remote/testing';
import type { RemoteContext, RouteLocation } from '@kvadrat/contracts/remote';
import { mount, unmount } from '..';

export interface MountedPage {
  host: FakeHost;
  leave: () => Promise<void>;
}

/** Mounts a page in the browser, as after a click on a link. @param changes parts of the context to put in place of the host's */
export async function mountedPage(
  route: RouteLocation,
  responses: Record<string, () => unknown> = {},
  changes: Partial<RemoteContext> = {},
): Promise<MountedPage> {
  const host = createFakeHost({ remote: 'mf-search', route, responses });
  const context = { ...host.context(), ...changes };
  await mount(context);
  return {
    host,
    leave: async () => {
      await unmount(context);
      host.leave();
    },
  };
}
