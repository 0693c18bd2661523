const FIELD = 'kvadrat';

export interface HistoryEntry {
  readonly key: string;
}

/** The key of the current history entry; entries the browser made itself get one on first sight. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && FIELD in state && typeof state[FIELD] === 'string') {
    return { key: state[FIELD] };
  }
  return replaceEntry(location.href);
}

export function pushEntry(href: string): HistoryEntry {
  const key = newKey();
  history.pushState({ [FIELD]: key }, '', href);
  return { key };
}

/** Gives the current entry another address; its key, and so its scroll position, stays with `key`. */
export function replaceEntry(href: string, key = newKey()): HistoryEntry {
  history.replaceState({ [FIELD]: key }, '', href);
  return { key };
}

/** Unique within a tab, over documents. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
