import { createFakeHost } from '@kvadrat/remote-kit/testing';
import type { RemoteModule } from '@kvadrat/contracts/remote';

/** The remotes that this page shall mount: `?remotes=mf-one,mf-two`. */
export function wantedRemotes(): string[] {
  return (new URLSearchParams(location.search).get('remotes') ?? '').split(',').filter((name) => name !== '');
}

/** Mounts all at once and says when the last one is there. */
export async function mountAll(load: (name: string) => Promise<RemoteModule>): Promise<void> {
  await Promise.all(
    wantedRemotes().map(async (remote) => {
      const module = await load(remote);
      const context = createFakeHost({
        remote,
        route: { name: 'home', params: {}, path: '/', search: '', locale: 'hr' },
      }).context();
      await module.bootstrap(context);
      await module.mount(context);
    }),
  );
  document.documentElement.dataset['mountedAt'] = String(performance.now());
}
