import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Whether the browser has a connection, as far as it knows; on the server it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
