import type { ResolvedRelease } from '@kvadrat/contracts/releases';
import { splitLocale, type Locale } from '@kvadrat/contracts/locales';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import type { RemoteLoader } from './remote-loader';

export type HeadlessServices = Omit<
  RemoteContext,
  'container' | 'portalRoot' | 'route' | 'locale' | 'signal' | 'fromTop' | 'hydration' | 'setHead' | 'failed'
>;

/** Mounts remotes that own no address and show nothing, beside whatever page is shown. What fails of them is told to operators, and nobody sees it. */
export async function mountHeadless(
  remotes: readonly ResolvedRelease[],
  locale: Locale,
  loader: RemoteLoader,
  services: HeadlessServices,
): Promise<void> {
  const headless = remotes.filter(({ role, routes }) => role === 'regular' && routes.length === 0);
  await Promise.all(headless.map((release) => mountOne(release, locale, loader, services)));
}

async function mountOne(
  release: ResolvedRelease,
  locale: Locale,
  loader: RemoteLoader,
  services: HeadlessServices,
): Promise<void> {
  try {
    const { bootstrap, mount } = await loader.load(release);
    const context: RemoteContext = {
      ...services,
      // Never put into the page.
      container: document.createElement('div'),
      portalRoot: document.createElement('div'),
      route: {
        name: release.name,
        params: {},
        path: splitLocale(location.pathname).path,
        search: location.search,
        locale,
      },
      locale,
      signal: new AbortController().signal,
      hydration: null,
      setHead: () => undefined,
      failed: (error) => services.report(error, { remote: release.name, release: release.release }),
    };
    await bootstrap(context);
    await mount(context);
  } catch {
    // The loader has told what could not be loaded.
    loader.degrade(release.name);
  }
}
