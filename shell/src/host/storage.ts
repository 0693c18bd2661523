import type { RemoteStorage } from '@kvadrat/contracts/remote';

const PREFIX = 'kvadrat:';
const PROBE = `${PREFIX}probe`;

/** Takes the place of storage that is blocked: reads nothing, keeps nothing. */
const NO_STORAGE: RemoteStorage = { get: () => null, set: () => undefined, remove: () => undefined, persistent: false };

/**
 * A store over `localStorage` or `sessionStorage` that never throws.
 * @param open reads the property of `window`; that read itself throws where storage is blocked
 */
export function createStorage(open: () => Storage): RemoteStorage {
  const store = attempt(open, null);
  const writable = attempt(() => {
    store?.setItem(PROBE, '1');
    store?.removeItem(PROBE);
    return store !== null;
  }, false);
  if (store === null || !writable) return NO_STORAGE;
  return {
    get: (key) => attempt(() => store.getItem(PREFIX + key), null),
    set: (key, value) => attempt(() => store.setItem(PREFIX + key, value), undefined),
    remove: (key) => attempt(() => store.removeItem(PREFIX + key), undefined),
    persistent: true,
  };
}

/** A full store refuses to write; the visitor loses the memory, never the page. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
