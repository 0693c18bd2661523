import type { RemoteStorage } from '@kvadrat/contracts/remote';

/** A short list that is kept in this browser, newest first. */
export interface RecentList<T> {
  /** What cannot be read counts as none. */
  read: (storage: RemoteStorage) => T[];
  /** The same again moves to the front. */
  keep: (storage: RemoteStorage, item: T) => void;
}

/**
 * @param most kept of them
 * @param isItem whether what stands under the key is one of ours: another script may have written there
 * @param idOf the same for what is the same
 */
export function recentList<T>(
  key: string,
  most: number,
  isItem: (value: unknown) => value is T,
  idOf: (item: T) => unknown,
): RecentList<T> {
  const read = (storage: RemoteStorage): T[] => {
    try {
      const value: unknown = JSON.parse(storage.get(key) ?? '[]');
      return Array.isArray(value) ? value.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    keep: (storage, item) => {
      const others = read(storage).filter((other) => idOf(other) !== idOf(item));
      storage.set(key, JSON.stringify([item, ...others].slice(0, most)));
    },
  };
}
