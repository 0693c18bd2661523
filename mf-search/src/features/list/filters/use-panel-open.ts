import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Whether the panel is open; it may have been opened before its code was there. Never where browsers know no popovers. */
export function usePanelOpen(panel: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = panel.current;
      element?.addEventListener('toggle', onChange);
      return () => element?.removeEventListener('toggle', onChange);
    },
    [panel],
  );
  const isOpen = (): boolean => panel.current !== null && 'popover' in panel.current && panel.current.matches(':popover-open');
  return useSyncExternalStore(subscribe, isOpen, () => false);
}
