const FIELD = 'kvadrat';
/** How many layers lie over the page. */
const LAYER = 'layer';

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

/** 0 for the entry of a page itself. */
export function currentLayer(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && LAYER in state && typeof state[LAYER] === 'number'
    ? state[LAYER]
    : 0;
}

/** An entry for a layer over the page, with the page's key: both have one scroll position. @param depth from 1 */
export function pushLayer(depth: number): void {
  history.pushState({ [FIELD]: currentEntry().key, [LAYER]: depth }, '');
}

/** Unique within a tab, over documents. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
