import type { RecentSearches } from '@kvadrat/contracts/api';
import { RECENT_SEARCHES_KEY } from '@kvadrat/contracts/constants';
import type { RemoteStorage } from '@kvadrat/contracts/remote';

/** Searches of this browser, newest first. What cannot be read, or leads elsewhere, is passed over: another script may have written there. */
export function readRecentSearches(storage: RemoteStorage): RecentSearches['searches'] {
  try {
    const value: unknown = JSON.parse(storage.get(RECENT_SEARCHES_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSearch) : [];
  } catch {
    return [];
  }
}

function isSearch(value: unknown): value is RecentSearches['searches'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, details } = { path: undefined, title: undefined, details: undefined, ...value };
  return (
    typeof path === 'string' && /^\/[a-z]+-/.test(path) && typeof title === 'string' && typeof details === 'string'
  );
}
