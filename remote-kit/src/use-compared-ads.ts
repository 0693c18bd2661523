import { COMPARED_ADS_KEY, COMPARED_ADS_MAX } from '@kvadrat/contracts/constants';
import type { RemoteStorage } from '@kvadrat/contracts/remote';
import { useSyncExternalStore } from 'react';
import { useRemote } from './remote-services';
import { useTrack } from './use-track';

const listeners = new Set<() => void>();
/** Where nothing can be stored, the choice lasts for the page. */
let unstored = '';

/** The choice as text, which is the same as long as the choice is; what another script wrote there counts as none. */
function choice(storage: RemoteStorage): string {
  const text = storage.persistent ? (storage.get(COMPARED_ADS_KEY) ?? '') : unstored;
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,3}$/.test(text) ? text : '';
}

function idsOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** Other tabs tell by the event of the store, parts of this page by each other. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Ids of the ads that this browser's visitor has chosen to compare, in the order of choice; none on the server. */
export function useComparedAds(): readonly number[] {
  const { storage } = useRemote();
  return idsOf(
    useSyncExternalStore(
      subscribe,
      () => choice(storage),
      () => '',
    ),
  );
}

/**
 * Whether one ad is chosen to be compared, and the way to change it.
 * @returns the setter answers `false` where as many are chosen as can be, and leaves them as they are
 */
export function useComparedAd(id: number): readonly [boolean, (on: boolean) => boolean] {
  const { storage } = useRemote();
  const track = useTrack();
  const on = useSyncExternalStore(
    subscribe,
    () => idsOf(choice(storage)).includes(id),
    () => false,
  );
  const set = (next: boolean): boolean => {
    const others = idsOf(choice(storage)).filter((other) => other !== id);
    if (next && others.length >= COMPARED_ADS_MAX) return false;
    unstored = [...others, ...(next ? [id] : [])].join();
    if (unstored === '') storage.remove(COMPARED_ADS_KEY);
    else storage.set(COMPARED_ADS_KEY, unstored);
    for (const listener of [...listeners]) listener();
    if (next) track('Ad Compared', { listing_ids: [...others, id] });
    return true;
  };
  return [on, set];
}
