import type { RemoteStorage } from '@kvadrat/contracts/remote';
import { currentEntry, currentLayer, pushEntry, replaceEntry } from './history-entry';
import type { NavigationMode } from './navigator';
import { createScrollMemory } from './scroll-memory';

/** Where the visitor is in history and on the page. */
export interface PagePlace {
  /** Address of the page that is shown, which during Back is not the one in the address bar yet. */
  url: () => URL;
  /** Asks the server for the whole document of an address. */
  leave: (url: URL, replace: boolean) => void;
  /** Enters a page in history; positions belong to entries, not to addresses. */
  enter: (url: URL, mode: NavigationMode) => void;
  /** Scrolls to where this entry was left. */
  restore: () => void;
  /** Scrolls to a place named in the address, or to the top. */
  scrollTo: (hash: string) => void;
  /** Back, Forward, and jumps by `history.go`. */
  onTraverse: (listener: (url: URL) => void) => void;
}

/** Call before single-spa starts, which holds back listeners for history events that come later. */
export function createPagePlace(tabStorage: RemoteStorage): PagePlace {
  const memory = createScrollMemory(tabStorage);
  history.scrollRestoration = 'manual';
  let entry = currentEntry();
  let url = new URL(location.href);

  const save = (): void => memory.save(entry.key, window.scrollY);
  const restore = (): void => {
    const top = memory.read(entry.key);
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
  };
  window.addEventListener('pagehide', save);

  return {
    url: () => url,
    leave({ href }, replace) {
      save();
      if (replace || currentLayer() > 0) location.replace(href);
      else location.assign(href);
    },
    restore,
    enter(next, mode) {
      if (mode !== 'replace') save();
      // The page takes the place of what lay over the last one.
      if (mode === 'push') entry = currentLayer() > 0 ? replaceEntry(next.href) : pushEntry(next.href);
      else if (mode === 'replace') entry = replaceEntry(next.href, entry.key);
      else entry = location.href === next.href ? currentEntry() : replaceEntry(next.href, currentEntry().key);
      url = next;
    },
    scrollTo(hash) {
      const named = hash === '' ? null : document.getElementById(decodeHash(hash));
      if (named === null) window.scrollTo({ top: 0, behavior: 'instant' });
      else named.scrollIntoView({ behavior: 'instant' });
    },
    onTraverse(listener) {
      window.addEventListener('popstate', (event) => {
        // single-spa sends an event of its own after each change of the address by a script.
        if ('singleSpa' in event) return;
        const next = new URL(location.href);
        if (next.pathname === url.pathname && next.search === url.search) {
          save();
          const known = memory.read(currentEntry().key) !== null;
          entry = currentEntry();
          url = next;
          if (known) restore();
          return;
        }
        listener(next);
      });
    },
  };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
