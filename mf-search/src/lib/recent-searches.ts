import { RECENT_SEARCHES_KEY as KEY } from '@kvadrat/contracts/constants';
import type { RemoteStorage } from '@kvadrat/contracts/remote';

/** One search as it was shown: in the words of its page. */
export interface RecentSearch {
  /** Address without language prefix. */
  path: string;
  title: string;
  /** What else narrowed it, for example `do 250.000 €`. */
  details: string;
}

const KEPT = 4;

/** R3: searches of this browser, newest first. What cannot be read counts as none. */
export function readRecentSearches(storage: RemoteStorage): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The same search again moves to the front. */
export function keepRecentSearch(storage: RemoteStorage, search: RecentSearch): void {
  const others = readRecentSearches(storage).filter(({ path }) => path !== search.path);
  storage.set(KEY, JSON.stringify([search, ...others].slice(0, KEPT)));
}

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
  return typeof path === 'string' && /^\/[a-z]+-/.test(path) && typeof title === 'string' && typeof details === 'string';
}
