/**
 * What remotes may take of `@tanstack/react-query`. The shell gives one copy to all, and every first visit pays for the whole
 * of it: other observers, mutations, hydration, suspense and streams are left out (decision 0044). A name that is put here is there
 * from the shell's next release on.
 */
export const SHARED_QUERY = {
  module: '@tanstack/react-query',
  /** Of the package itself. */
  hooks: ['QueryClientProvider', 'queryOptions', 'useQuery', 'useQueryClient'],
  /** Of the package below, which the other hands on. */
  core: [
    'QueryCache',
    'QueryClient',
    'QueryObserver',
    'focusManager',
    'hashKey',
    'keepPreviousData',
    'notifyManager',
    'onlineManager',
    'skipToken',
  ],
} as const;

/** The package's list of exports, cut down to the shared ones. */
export function cutExports(index: string): string {
  const { hooks, core } = SHARED_QUERY;
  return index
    .replace(/^export \{[^}]*\};$/m, `export { ${hooks.join(', ')} };`)
    .replace(/^export \* from (.+);$/m, `export { ${core.join(', ')} } from $1;`);
}
