import { useMemo } from 'react';
import { readIds, writeIds, type TextStore } from './stored-ids';
import { useHydrated } from './use-hydrated';

export interface StoredIds {
  has: (id: number) => boolean;
  /** Adds the id or takes it away, and returns what is kept afterwards. */
  toggle: (id: number) => readonly number[];
}

/**
 * A set of ids kept in this browser. Empty while the server's HTML is taken over; where the store
 * keeps nothing, the set lasts as long as the state the caller brings (R255).
 */
export function useStoredIds(
  store: TextStore,
  key: string,
  [changed, setChanged]: readonly [readonly number[] | null, (ids: readonly number[]) => void],
): StoredIds {
  const hydrated = useHydrated();
  return useMemo(() => {
    const ids = changed ?? (hydrated ? readIds(store, key) : []);
    const known = new Set(ids);
    return {
      has: (id) => known.has(id),
      toggle: (id) => {
        // Another tab may have written since.
        const before = store.persistent ? readIds(store, key) : ids;
        const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
        writeIds(store, key, after);
        setChanged(after);
        return after;
      },
    };
  }, [store, key, changed, setChanged, hydrated]);
}
