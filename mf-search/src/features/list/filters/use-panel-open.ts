import { afterPaint } from '@kvadrat/build/remote';
import { startTransition, useEffect, useState } from 'react';

/** Marks a panel whose long end is left out of its first frame, which a press on its button waits for; see the styles. */
export const SHORT = 'data-short';

/**
 * Whether the panel is open; it may have been opened before its code was there. Told once it is on screen. Never where
 * browsers know no popovers.
 */
export function usePanelOpen(panel: { readonly current: HTMLElement | null }): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null || !('popover' in element)) return undefined;
    let stop = (): void => undefined;
    const follow = (): void => {
      const isOpen = element.matches(':popover-open');
      stop();
      if (!isOpen) element.setAttribute(SHORT, '');
      stop = afterPaint(() => {
        if (isOpen) element.removeAttribute(SHORT);
        startTransition(() => setOpen(isOpen));
      });
    };
    follow();
    element.addEventListener('toggle', follow);
    return () => {
      stop();
      element.removeAttribute(SHORT);
      element.removeEventListener('toggle', follow);
    };
  }, [panel]);
  return open;
}
