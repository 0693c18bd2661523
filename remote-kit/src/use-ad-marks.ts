import type { AdMark, MarkedAds } from '@kvadrat/contracts/remote';
import { marksAtom, useHostState } from './host-atoms';
import { useRemote } from './remote-services';

/** Ads the visitor has saved, hidden and seen, for what shows many at once; marks are set by `useRemote().marks`. */
export function useAdMarks(): MarkedAds {
  return useHostState(marksAtom);
}

/** Whether one ad is marked so, and the way to change it: a card with it is drawn again only when its own mark changes. */
export function useAdMark(mark: AdMark, id: number): readonly [boolean, (on: boolean) => void] {
  const { marks } = useRemote();
  const on = useHostState(marksAtom, ({ [mark]: ids }) => ids.has(id));
  return [on, (next) => marks.set(mark, id, next)];
}
