import type { ResolvedRelease } from '@kvadrat/contracts/releases';

/** What loading needs to know of a release; the one to fall back to is described no further. */
export type LoadableRelease = Omit<ResolvedRelease, 'previous' | 'routes' | 'role'>;
