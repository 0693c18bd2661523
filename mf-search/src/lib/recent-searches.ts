import { RECENT_SEARCHES_KEY as KEY } from '@kvadrat/contracts/constants';
import type { RemoteStorage } from '@kvadrat/contracts/remote';
import { recentList } from './recent-list';

/** One search as it was shown: in the words of its page. */
export interface RecentSearch {
  /** Address without language prefix. */
  path: string;
  title: string;
  /** What else narrowed it, for example `do 250.000 €`. */
  details: string;
}

const KEPT = 4;

/** Searches of this browser. */
export const recentSearches = recentList(KEY, KEPT, isRecentSearch, ({ path }) => path);

/** Several lists of searches as one, as long as one of this browser. */
export function joinRecentSearches(first: readonly RecentSearch[], then: readonly RecentSearch[]): RecentSearch[] {
  return [...first, ...then.filter(({ path }) => first.every((other) => other.path !== path))].slice(0, KEPT);
}

export function forgetRecentSearches(storage: RemoteStorage): void {
  storage.remove(KEY);
}

/** Paths of ours only: what another script wrote under the key must not lead elsewhere. */
function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, details } = { path: undefined, title: undefined, details: undefined, ...value };
  return (
    typeof path === 'string' && /^\/[a-z]+-/.test(path) && typeof title === 'string' && typeof details === 'string'
  );
}
