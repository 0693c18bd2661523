import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const listening = new AbortController();
      window.addEventListener('online', changed, { signal: listening.signal });
      window.addEventListener('offline', changed, { signal: listening.signal });
      return () => listening.abort();
    },
    () => !navigator.onLine,
    () => false,
  );
}
