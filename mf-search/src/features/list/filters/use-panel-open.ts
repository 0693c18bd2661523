import { useSyncExternalStore } from 'react';

/** Whether the panel is open; it may have been opened before its code was there. Never where browsers know no popovers. */
export function usePanelOpen(panel: { readonly current: HTMLElement | null }): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const element = panel.current;
      element?.addEventListener('toggle', onChange);
      return () => element?.removeEventListener('toggle', onChange);
    },
    () => panel.current !== null && 'popover' in panel.current && panel.current.matches(':popover-open'),
    () => false,
  );
}
