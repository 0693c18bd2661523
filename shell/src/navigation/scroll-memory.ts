import type { RemoteStorage } from '@kvadrat/contracts/remote';

const STORAGE_KEY = 'scroll';
const MAX_ENTRIES = 100;

export interface ScrollMemory {
  save: (key: string, top: number) => void;
  /** Pixels from the top, or null for a history entry that was never left. */
  read: (key: string) => number | null;
}

/**
 * Scroll positions by history key, kept for the life of the tab: they outlast a document, so Back
 * from another document finds its place too.
 */
export function createScrollMemory(storage: RemoteStorage): ScrollMemory {
  const positions = parse(storage.get(STORAGE_KEY));
  return {
    save(key, top) {
      positions.delete(key);
      positions.set(key, Math.round(top));
      for (const oldest of positions.keys()) {
        if (positions.size <= MAX_ENTRIES) break;
        positions.delete(oldest);
      }
      storage.set(STORAGE_KEY, JSON.stringify([...positions]));
    },
    read: (key) => positions.get(key) ?? null,
  };
}

/** What another version of this script has left is no reason to fail. */
function parse(text: string | null): Map<string, number> {
  const positions = new Map<string, number>();
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
      if (!Array.isArray(entry)) continue;
      const [key, top] = entry as unknown[];
      if (typeof key === 'string' && typeof top === 'number') positions.set(key, top);
    }
  } catch {
    positions.clear();
  }
  return positions;
}
