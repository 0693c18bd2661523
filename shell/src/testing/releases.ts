import type { ResolvedRelease, RouteTable } from '@kvadrat/contracts/releases';
import type { RemoteModule } from '@kvadrat/contracts/remote';

/** A hash of the form browsers check. */
export const HASH = `sha384-${'A'.repeat(64)}`;

/** A release of a remote as the registry resolves it. */
export function release(name = 'mf-search', overrides: Partial<ResolvedRelease> = {}): ResolvedRelease {
  const base = `/r/${name}/1.0.0-00000000/`;
  return {
    name,
    release: '1.0.0-00000000',
    role: 'primary',
    container: `kvadrat_${name.replaceAll('-', '_')}`,
    base,
    entry: `${base}entry.js`,
    scripts: [`${base}app.js`],
    styles: [`${base}app.css`],
    catalogue: `${base}locale-hr.js`,
    integrity: Object.fromEntries(['entry.js', 'app.js', 'app.css', 'locale-hr.js'].map((file) => [base + file, HASH])),
    routes: [],
    previous: null,
    ...overrides,
  };
}

export const search = release('mf-search', {
  routes: [
    { name: 'home', pattern: '/' },
    { name: 'list', pattern: '/{contract:prodaja|najam}-{category}/{place*}/' },
  ],
});
export const listings = release('mf-listings', { routes: [{ name: 'ad', pattern: '/oglasi/{id}/{slug*}/' }] });
export const table: RouteTable = { revision: 1, locale: 'hr', remotes: [search, listings] };

/** Lifecycles that do nothing, each to be replaced by a test. */
export function remoteModule(overrides: Partial<RemoteModule> = {}): RemoteModule {
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    bootstrap: nothing,
    mount: nothing,
    update: nothing,
    unmount: nothing,
    preload: () => Promise.resolve({ status: 200, head: { title: '', description: '', canonical: '' } }),
    ...overrides,
  };
}
