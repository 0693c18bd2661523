import { BREAKPOINTS } from '@kvadrat/contracts/constants';
import { useCallback, useSyncExternalStore } from 'react';
import { useHostWindow } from '@kvadrat/remote-kit';

/** Width of the window in CSS pixels, as far as `sm` goes; wide on the server, which cannot know it. */
export function useWindowWidth(): number {
  const view = useHostWindow();
  const subscribe = useCallback(
    (listener: () => void) => {
      view?.addEventListener('resize', listener);
      return () => view?.removeEventListener('resize', listener);
    },
    [view],
  );
  // Rounded to the one edge that matters, so that dragging a window draws nothing anew.
  const read = (): number => (view !== null && view.innerWidth < BREAKPOINTS.sm ? BREAKPOINTS.sm - 1 : BREAKPOINTS.sm);
  return useSyncExternalStore(subscribe, read, () => BREAKPOINTS.sm);
}
