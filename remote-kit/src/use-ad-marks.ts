import { NO_MARKS, type AdMark, type MarkedAds } from '@kvadrat/contracts/remote';
import { useSyncExternalStore } from 'react';
import { useRemote } from './remote-services';

/**
 * Ads the visitor has saved, hidden and seen, for what shows many at once; marks are set by `useRemote().marks`.
 * Empty on the server and in its first render in the browser, which knows nobody's.
 */
export function useAdMarks(): MarkedAds {
  const { marks } = useRemote();
  return useSyncExternalStore(marks.subscribe, marks.current, NO_MARKS.current);
}

/** Whether one ad is marked so, and the way to change it: a card with it is drawn again only when its own mark changes. */
export function useAdMark(mark: AdMark, id: number): readonly [boolean, (on: boolean) => void] {
  const { marks } = useRemote();
  const on = useSyncExternalStore(marks.subscribe, () => marks.current()[mark].has(id), () => false);
  return [on, (next) => marks.set(mark, id, next)];
}
