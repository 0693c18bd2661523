import type { RemoteServices } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { forgetRecentSearches, recentSearches, type RecentSearch } from './recent-searches';

type Ports = Pick<RemoteServices, 'http' | 'storage' | 'session'>;

/** A list that is left sooner was only passed through. */
const SETTLE_MS = 2000;

/**
 * Moves recent searches of this browser to the account of who is signed in, once the page has been looked at for a moment;
 * what could not be moved stays for the next list. Who signs out leaves none here.
 * @returns ends it
 */
export function followAccountSearches({ http, storage, session }: Ports): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;
  const follow = (): void => {
    const { authenticated } = session.current();
    if (authenticated === isOwn) return;
    isOwn = authenticated;
    clearTimeout(timer);
    if (isOwn) timer = setTimeout(() => void move().catch(() => undefined), SETTLE_MS);
    else forgetRecentSearches(storage);
  };
  const move = async (): Promise<void> => {
    const searches = recentSearches.read(storage);
    if (searches.length === 0) return;
    await http.post(apiAddress('user/recent-searches'), { searches });
    forgetRecentSearches(storage);
  };
  const stop = session.subscribe(follow);
  follow();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Searches of the account; none where they cannot be had. */
export async function readAccountSearches(http: Ports['http']): Promise<RecentSearch[]> {
  return http.get(apiAddress('user/recent-searches')).then(
    ({ searches }) => searches,
    () => [],
  );
}

export async function forgetAccountSearches(http: Ports['http']): Promise<void> {
  await http.delete(apiAddress('user/recent-searches')).catch(() => undefined);
}
